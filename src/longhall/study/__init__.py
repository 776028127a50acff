"""Playing many games to learn from them: simulation, checks, benchmarks, reports."""

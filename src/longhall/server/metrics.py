"""Figures of a running server, in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the latency buckets, in seconds."""

HELP: Final = {
    "longhall_moves_total": "Moves that were stored, by game and by who made them.",
    "longhall_refused_total": "Messages and requests that were refused, by code.",
    "longhall_requests_total": "HTTP requests, by status.",
    "longhall_bot_failures_total": "Bots that crashed or did not answer in time.",
    "longhall_tables_live": "Tables in memory.",
    "longhall_sockets_open": "Open sockets.",
    "longhall_move_seconds": "From a move's arrival to its being stored.",
}


class Metrics:
    """Counters, gauges and one histogram."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: Counter[str] = Counter({"longhall_tables_live": 0, "longhall_sockets_open": 0})
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        text = ",".join([f'{key}="{value}"' for key, value in labels.items()])
        self.counts[name, text] += 1

    def move_took(self, seconds: float) -> None:
        """A move was stored after this time."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self) -> str:
        """Everything, as `/metrics` shows it."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            for (which, labels), value in sorted(self.counts.items()):
                if which == name:
                    lines.append(f"{name}{{{labels}}} {value}" if labels else f"{name} {value}")
        for name, value in sorted(self.gauges.items()):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} gauge", f"{name} {value}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name, total = "longhall_move_seconds", 0
        lines = [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        for bound, value in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            total += value
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]

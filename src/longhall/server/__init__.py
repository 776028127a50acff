"""The hall on the network: tables where people and bots play, kept safe and shown to each seat as it may see them."""

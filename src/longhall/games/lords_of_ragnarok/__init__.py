"""Lords of Ragnarok, by Adam Kwapinski, with the solo mode by David Turczi: lords, gods and Surtur's followers."""

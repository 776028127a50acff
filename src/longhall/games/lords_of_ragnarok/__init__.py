"""Lords of Ragnarok, by Adam Kwapinski, with the solo mode by David Turczi: lords, gods, monsters and Surtur's followers."""

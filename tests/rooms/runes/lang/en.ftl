title = Runes
raven = Raven
wolf = Wolf
bear = Bear
boar = Boar
ansuz = ansuz
    .effect = Scores { $power } when nobody else casts one.
berkano = berkano
    .effect = Scores { $power } when nobody else casts one.
cen = cen
    .effect = Scores { $power } when nobody else casts one.
length = length
short = short
long = long
round = round
cairn = cairn
points = points
hands = hands
bag = bag
ask-cast = Cast a stone in secret.
ask-boast = Round { $round } is yours. Will you boast?
do-cast = cast { $stone }
do-boast = boast with { $stones }
do-rest = rest
ev-drawn = { $own ->
   *[0] { $seat } draws { $count ->
        [one] a stone
       *[other] { $count } stones
    } in secret.
    [1] { $seat } draws { $stones }.
}
ev-cast = { $seat } cast { $stone }.
ev-nobody = No stone stands alone: nobody scores.
ev-scored = { $seat } scores { $points }.
ev-boasted = { $seat } boasts: { $stones }.
help-cast = Everybody casts a stone in secret; the highest that nobody else cast scores its power. (p. 2)

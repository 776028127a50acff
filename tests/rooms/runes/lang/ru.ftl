title = Руны
raven = Ворон
wolf = Волк
bear = Медведь
boar = Вепрь
ansuz = ансуз
    .effect = Даёт { $power }, если больше никто такого не бросил.
berkano = беркано
    .effect = Даёт { $power }, если больше никто такого не бросил.
cen = кен
    .effect = Даёт { $power }, если больше никто такого не бросил.
length = длительность
short = короткая
long = долгая
round = раунд
cairn = каирн
points = очки
hands = руки
bag = мешок
ask-cast = Бросьте камень втайне.
ask-boast = Раунд { $round } за вами. Похвалитесь?
do-cast = бросить { $stone }
do-boast = похвалиться: { $stones }
do-rest = смолчать
ev-drawn = { $own ->
   *[0] { $seat } втайне тянет { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }.
    [1] { $seat } тянет { $stones }.
}
ev-cast = { $seat } бросает { $stone }.
ev-nobody = Ни один камень не одинок: очков не получает никто.
ev-scored = { $seat } получает { $points }.
ev-boasted = { $seat } хвалится: { $stones }.
help-cast = Каждый втайне бросает камень; высший, которого больше никто не бросил, даёт свою силу. (с. 2)

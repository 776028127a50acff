title = Руни
raven = Крук
wolf = Вовк
bear = Ведмідь
boar = Вепр
ansuz = ансуз
    .effect = Дає { $power }, якщо більше ніхто такого не кинув.
berkano = беркано
    .effect = Дає { $power }, якщо більше ніхто такого не кинув.
cen = кен
    .effect = Дає { $power }, якщо більше ніхто такого не кинув.
length = тривалість
short = коротка
long = довга
round = раунд
cairn = каїрн
points = очки
hands = руки
bag = торба
ask-cast = Киньте камінь потай.
ask-boast = Раунд { $round } за вами. Похвалитеся?
do-cast = кинути { $stone }
do-boast = похвалитися: { $stones }
do-rest = змовчати
ev-drawn = { $own ->
   *[0] { $seat } потай тягне { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[other] { $count } каменів
    }.
    [1] { $seat } тягне { $stones }.
}
ev-cast = { $seat } кидає { $stone }.
ev-nobody = Жоден камінь не сам: очок не отримує ніхто.
ev-scored = { $seat } отримує { $points }.
ev-boasted = { $seat } хвалиться: { $stones }.
help-cast = Кожен потай кидає камінь; найвищий, якого більше ніхто не кинув, дає свою силу. (с. 2)

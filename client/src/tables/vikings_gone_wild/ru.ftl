### Что говорит стол «Дикингов» сверх текстов самой игры.

gw-chapter = Раунд { $round } · { $phase }
gw-race = Карта Асгарда за { $points } ПО; последний раунд — при { $goal }.
gw-villages = Поселения
gw-your-village = Ваше поселение
gw-first = первый игрок
gw-your-target = ваша цель
gw-discard = сброс { $count }
gw-look-through = Посмотреть карты: { $name }
gw-hand-and-deck = На руке и в колоде вместе
gw-no-cards = Карт нет
gw-free = свободно
gw-opens = со следующего раунда
gw-no-limit = без предела
gw-raise = улучшить
gw-keeps = оставить { $n }
gw-spend = Отложить для оплаты: { $name } ({ $from })
gw-can-spend = Для оплаты, { $name }: { $count }
gw-loot = { $name }: { $count }
gw-loot-note = Пропадёт в конце раунда, если не потратить и не уложить в хранилище
gw-under-attack = атакуют силой { $strength }
gw-buildings = Построек: { $count } из { $limit }
gw-buildings-free = Построек: { $count }, без предела
gw-leaves = уйдёт в конце раунда
gw-asgard-at = за { $points } ПО
gw-dragon = 1 пиво или золото, раз в раунд
gw-market = Рынок
gw-stack-fighters = Бойцы
gw-stack-fortifications = Укрепления
gw-stack-buildings = Постройки
gw-full = места нет
gw-achievement-worth = по { $vp } ПО в конце
gw-missions = Ваши задания
gw-missions-note = сделано { $done }
gw-missions-claimed = раунд сдан; всего { $done }
gw-missions-others = Задания остальных; в колоде { $deck }
gw-hand = Ваша рука
gw-pile-hand = Рука
gw-pile-deck = Колода
gw-pile-discard = Сброс
gw-pile-played = Сыграно
gw-ready = может драться

## Число на карте, для тех, кто слушает

gw-number-unit = Сила { $n }
gw-number-hero = Сила { $n }
gw-number-defense = Защита { $n }
gw-number-resource = Платит { $n }
gw-number-action = Сила { $n }
gw-number-undead = Защита { $n }

## Эффекты в двух словах

gw-fx-beer = пиво ×{ $n }
gw-fx-gold = золото ×{ $n }
gw-fx-mix = любые ×{ $n }
gw-fx-draw = карты +{ $n }
gw-fx-boost = бойцы +{ $n }
gw-fx-steal_beer = украсть пиво ×{ $n }
gw-fx-steal_gold = украсть золото ×{ $n }
gw-fx-tax_beer = пиво ×{ $n } с каждого
gw-fx-tax_gold = золото ×{ $n } с каждого
gw-fx-reveal_resource = найти ресурсы ×{ $n }
gw-fx-reveal_unit = найти бойцов ×{ $n }
gw-fx-destroy = убрать { $n }
gw-fx-recover = вернуть { $n }
gw-fx-peek = увидеть руку
gw-fx-attack_bonus = атака +{ $n }
gw-fx-unit_bonus = бойцы +{ $n }
gw-fx-defend = защита +{ $n }
gw-fx-defend_all = всем +{ $n }
gw-fx-defend_no_hero = или +{ $n }
gw-fx-cancel_unit = или остановить бойца
gw-fx-cancel_hero = остановить героя
gw-fx-undead = { $vp } ПО, { $resource } { $n }
gw-fx-more = +{ $n }: { $name }

## Атака

gw-against = против
gw-nobody-yet = Пока никто не вышел
gw-if-answers = Если ответит { $name }
gw-equal = поровну — успех
gw-chart = Сила { $strength } против каждого ответа
gw-no-answer = без ответа
gw-all-answers = карт: { $count }
gw-wins = успех
gw-fails = отбита
gw-attack-won = Атака удалась
gw-attack-repelled = Атака отбита
gw-lands = Успех
gw-lands-now = { $vp } ПО сразу
gw-lands-loot = добыча: { $count }
gw-lands-asgard = карта Асгарда
gw-lands-end = в конце хода атаки дадут { $vp } ПО
gw-repelled = Отбита
gw-repelled-pays = { $name }: +{ $vp } ПО
gw-strength-against = сила { $strength } против { $defense }

## Вопросы по пути

gw-ask-attack = Что вы атакуете?
gw-ask-buy = Какую карту вы покупаете?
gw-ask-take = Какую карту Пути Одина вы покупаете?
gw-ask-build = Что вы строите?
gw-ask-use = Чем вы будете платить?
gw-ask-swap = Какое задание вы меняете?
gw-ask-dismantle = Какую постройку вы разбираете?
gw-ask-claim = Какое задание выполнено?
gw-ask-play = Какую карту вы играете?
gw-ask-fight = С какой нежитью вы сражаетесь?
gw-ask-exchange = Что на что вы меняете?

## Предупреждения

gw-warn-dismantle = Постройка вернётся в стопку, и за неё ничего не дадут: { $name }. Только раз в раунд.
gw-warn-strike = Сила { $strength } против { $defense }: атака будет отбита. { $name }: +{ $vp } ПО.
gw-warn-mission = Задание выполнено, но не сдано. Всё равно закончить ход?

## Почему нет

gw-why-price = Цена: { $price }. Вы можете заплатить: { $have }.
gw-why-gone = Больше не осталось.
gw-why-full = Предел вашей ратуши: { $limit }.
gw-why-alike = Одинаковых построек не больше { $alike }.
gw-why-site = Ратуша строится; улучшить её ещё раз можно в следующем раунде.
gw-why-site-attack = То, что строится, в этом раунде не атакуют.
gw-why-damaged = На постройке жетон урона: в этом раунде её больше не атакуют.
gw-why-damaged-hall = На ратуше жетон урона: в этом раунде её больше не атакуют.
gw-why-one-victim = Вы уже атаковали другое поселение: за ход только один соперник.
gw-why-attacked = Это поселение в этом раунде уже атаковали, а другие ещё нет.
gw-why-no-fighters = На руке нет ни одного бойца.
gw-why-weak = Силы ваших бойцов не хватит.
gw-why-dragon = В этом раунде вы уже сражались с драконом.
gw-why-exchange = Нужно два одинаковых ресурса.
gw-why-claimed = Одно задание за раунд, и одно уже сдано.
gw-why-mission = Ещё не выполнено: нужно { $count }.
gw-why-fighter = Боец участвует в атаке: сначала выберите, что атаковать.
gw-why-defense = Только когда атакуют вас.
gw-why-resource = Этим платят: выберите, что купить.
gw-why-action = Сейчас от неё нет толку.

## У огня

gw-tale-attack = Самый могучий удар.
gw-tale-attack-text = { $name }, сила { $strength }: { $target }.
gw-tale-wall = Стена выстояла.
gw-tale-wall-text = { $name }: отбитых атак — { $count }.
gw-tale-missions = Надёжный сосед.
gw-tale-missions-text = { $name }: выполненных заданий — { $count }.

## Что считают достижения

gw-most-defender = карты защиты
gw-most-conqueror = бойцы
gw-most-builder = постройки
gw-most-beer_tycoon = пиво в хранилищах
gw-most-miner = золото в хранилищах
gw-most-follower = карты Пути Одина
gw-most-accomplisher = задания
gw-most-king_pig = свинаторы

## Атакуют вас

gw-attacks-you = { $name } атакует вас: { $building }
gw-no-more = Подкреплений в этой атаке больше не будет.
gw-step-target = Цель
gw-step-fighters = Бойцы
gw-step-answer = Ваш ответ
gw-step-result = Исход
gw-may-strike = В этот ход могут атаковать и это
gw-attacker-hand = Атакует; карт на руке ещё { $count }
gw-holds = { $defense } : { $strength }, выстоит
gw-falls = { $defense } : { $strength }, урон
gw-if-holds = Если выстоит
gw-if-falls = Если получит урон
gw-holds-vp = Вам сразу { $vp } ПО, по одному за бойца
gw-holds-cards = Карты на постройке лежат до конца раунда
gw-holds-full = Ещё { $vp } ПО, если за ход ничего не повредят
gw-holds-again = Другие бойцы ещё могут атаковать
gw-falls-now = { $name }: сразу { $vp } ПО
gw-falls-loot = Вы теряете фишек: { $count }
gw-falls-asgard = { $name } может взять карту Асгарда
gw-falls-end = { $name }: { $vp } ПО за атаки в конце хода
gw-falls-safe = Постройка работает, и до конца раунда её не тронут
gw-falls-cards = Ваши карты останутся для следующей атаки

## До и после

gw-mustered = Теперь выберите, что они атакуют.
gw-news = С вашего прошлого хода

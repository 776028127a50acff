### Що каже стіл «Вікінги Gone Wild» понад тексти самої гри.

gw-chapter = Раунд { $round } · { $phase }
gw-race = Карта Асґарду за { $points } ПО; останній раунд — при { $goal }.
gw-villages = Поселення
gw-your-village = Ваше поселення
gw-first = перший гравець
gw-your-target = ваша ціль
gw-discard = скид { $count }
gw-look-through = Подивитися карти: { $name }
gw-hand-and-deck = На руці й у колоді разом
gw-no-cards = Карт немає
gw-free = вільно
gw-opens = з наступного раунду
gw-no-limit = без межі
gw-raise = поліпшити
gw-keeps = лишити { $n }
gw-spend = Відкласти для оплати: { $name } ({ $from })
gw-can-spend = Для оплати, { $name }: { $count }
gw-loot = { $name }: { $count }
gw-loot-note = Пропаде наприкінці раунду, якщо не витратити й не покласти до сховища
gw-under-attack = атакують силою { $strength }
gw-buildings = Споруд: { $count } з { $limit }
gw-buildings-free = Споруд: { $count }, без межі
gw-leaves = піде наприкінці раунду
gw-asgard-at = за { $points } ПО
gw-dragon = 1 пиво чи золото, раз на раунд
gw-market = Ринок
gw-stack-fighters = Бійці
gw-stack-fortifications = Укріплення
gw-stack-buildings = Споруди
gw-full = місця немає
gw-achievement-worth = по { $vp } ПО в кінці
gw-missions = Ваші завдання
gw-missions-note = виконано { $done }
gw-missions-claimed = раунд здано; усього { $done }
gw-missions-others = Завдання решти; у колоді { $deck }
gw-hand = Ваша рука
gw-pile-hand = Рука
gw-pile-deck = Колода
gw-pile-discard = Скид
gw-pile-played = Зіграно
gw-ready = може битися

## Число на карті, для тих, хто слухає

gw-number-unit = Сила { $n }
gw-number-hero = Сила { $n }
gw-number-defense = Захист { $n }
gw-number-resource = Платить { $n }
gw-number-action = Сила { $n }
gw-number-undead = Захист { $n }

## Ефекти у двох словах

gw-fx-beer = пиво ×{ $n }
gw-fx-gold = золото ×{ $n }
gw-fx-mix = будь-які ×{ $n }
gw-fx-draw = карти +{ $n }
gw-fx-boost = бійці +{ $n }
gw-fx-steal_beer = вкрасти пиво ×{ $n }
gw-fx-steal_gold = вкрасти золото ×{ $n }
gw-fx-tax_beer = пиво ×{ $n } з кожного
gw-fx-tax_gold = золото ×{ $n } з кожного
gw-fx-reveal_resource = знайти ресурси ×{ $n }
gw-fx-reveal_unit = знайти бійців ×{ $n }
gw-fx-destroy = прибрати { $n }
gw-fx-recover = повернути { $n }
gw-fx-peek = побачити руку
gw-fx-attack_bonus = атака +{ $n }
gw-fx-unit_bonus = бійці +{ $n }
gw-fx-defend = захист +{ $n }
gw-fx-defend_all = усім +{ $n }
gw-fx-defend_no_hero = або +{ $n }
gw-fx-cancel_unit = або спинити бійця
gw-fx-cancel_hero = спинити героя
gw-fx-undead = { $vp } ПО, { $resource } { $n }
gw-fx-more = +{ $n }: { $name }

## Атака

gw-against = проти
gw-nobody-yet = Ще ніхто не вийшов
gw-if-answers = Якщо відповість { $name }
gw-equal = порівну — успіх
gw-chart = Сила { $strength } проти кожної відповіді
gw-no-answer = без відповіді
gw-all-answers = карт: { $count }
gw-wins = успіх
gw-fails = відбита
gw-attack-won = Атака вдалася
gw-attack-repelled = Атаку відбито
gw-lands = Успіх
gw-lands-now = { $vp } ПО одразу
gw-lands-loot = здобич: { $count }
gw-lands-asgard = карта Асґарду
gw-lands-end = наприкінці ходу атаки дадуть { $vp } ПО
gw-repelled = Відбита
gw-repelled-pays = { $name }: +{ $vp } ПО
gw-strength-against = сила { $strength } проти { $defense }

## Питання дорогою

gw-ask-attack = Що ви атакуєте?
gw-ask-buy = Яку карту ви купуєте?
gw-ask-take = Яку карту Шляху Одіна ви купуєте?
gw-ask-build = Що ви будуєте?
gw-ask-use = Чим ви платитимете?
gw-ask-swap = Яке завдання ви міняєте?
gw-ask-dismantle = Яку споруду ви розбираєте?
gw-ask-claim = Яке завдання виконано?
gw-ask-play = Яку карту ви граєте?
gw-ask-fight = З якою нежиттю ви б’єтеся?
gw-ask-exchange = Що на що ви міняєте?

## Застереження

gw-warn-dismantle = Споруда повернеться до стосу, і за неї нічого не дадуть: { $name }. Лише раз на раунд.
gw-warn-strike = Сила { $strength } проти { $defense }: атаку буде відбито. { $name }: +{ $vp } ПО.
gw-warn-mission = Завдання виконано, але не здано. Усе одно закінчити хід?

## Чому ні

gw-why-price = Ціна: { $price }. Ви можете заплатити: { $have }.
gw-why-gone = Більше не лишилося.
gw-why-full = Межа вашої ратуші: { $limit }.
gw-why-alike = Однакових споруд не більше { $alike }.
gw-why-site = Ратуша будується; поліпшити її ще раз можна в наступному раунді.
gw-why-site-attack = Те, що будується, у цьому раунді не атакують.
gw-why-damaged = На споруді жетон шкоди: у цьому раунді її більше не атакують.
gw-why-damaged-hall = На ратуші жетон шкоди: у цьому раунді її більше не атакують.
gw-why-one-victim = Ви вже атакували інше поселення: за хід лише один суперник.
gw-why-attacked = Це поселення в цьому раунді вже атакували, а інші ще ні.
gw-why-no-fighters = На руці немає жодного бійця.
gw-why-weak = Сили ваших бійців не вистачить.
gw-why-dragon = У цьому раунді ви вже билися з драконом.
gw-why-exchange = Потрібно два однакові ресурси.
gw-why-claimed = Одне завдання за раунд, і одне вже здано.
gw-why-mission = Ще не виконано: потрібно { $count }.
gw-why-fighter = Боєць бере участь в атаці: спершу оберіть, що атакувати.
gw-why-defense = Лише коли атакують вас.
gw-why-resource = Цим платять: оберіть, що купити.
gw-why-action = Зараз від неї немає користі.

## Біля вогню

gw-tale-attack = Наймогутніший удар.
gw-tale-attack-text = { $name }, сила { $strength }: { $target }.
gw-tale-wall = Стіна встояла.
gw-tale-wall-text = { $name }: відбитих атак — { $count }.
gw-tale-missions = Надійний сусід.
gw-tale-missions-text = { $name }: виконаних завдань — { $count }.

## Що рахують досягнення

gw-most-defender = карти захисту
gw-most-conqueror = бійці
gw-most-builder = споруди
gw-most-beer_tycoon = пиво у сховищах
gw-most-miner = золото у сховищах
gw-most-follower = карти Шляху Одіна
gw-most-accomplisher = завдання
gw-most-king_pig = свинатори

## Атакують вас

gw-attacks-you = { $name } атакує вас: { $building }
gw-no-more = Підкріплень у цій атаці більше не буде.
gw-step-target = Ціль
gw-step-fighters = Бійці
gw-step-answer = Ваша відповідь
gw-step-result = Підсумок
gw-may-strike = Цього ходу можуть атакувати й це
gw-attacker-hand = Атакує; карт на руці ще { $count }
gw-holds = { $defense } : { $strength }, вистоїть
gw-falls = { $defense } : { $strength }, шкода
gw-if-holds = Якщо вистоїть
gw-if-falls = Якщо зазнає шкоди
gw-holds-vp = Вам одразу { $vp } ПО, по одному за бійця
gw-holds-cards = Карти на споруді лежать до кінця раунду
gw-holds-full = Ще { $vp } ПО, якщо за хід нічого не пошкодять
gw-holds-again = Інші бійці ще можуть атакувати
gw-falls-now = { $name }: одразу { $vp } ПО
gw-falls-loot = Ви втрачаєте фішок: { $count }
gw-falls-asgard = { $name } може взяти карту Асґарду
gw-falls-end = { $name }: { $vp } ПО за атаки наприкінці ходу
gw-falls-safe = Споруда працює, і до кінця раунду її не чіпатимуть
gw-falls-cards = Ваші карти лишаться для наступної атаки

## До і після

gw-mustered = Тепер оберіть, що вони атакують.
gw-news = Від вашого минулого ходу

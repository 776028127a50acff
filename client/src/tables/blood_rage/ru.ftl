## Blood Rage: что говорит стол, кроме текстов самой игры

br-map = Карта
br-chapter = Эпоха { $age } · { $phase }
br-age = Эпоха { $age }
br-ages = Эпохи
br-dooms = Эпоха { $age } · обречено
br-ragnarok = Рагнарёк
br-fallen-setup = уничтожено до начала
br-fallen-age = уничтожено · эпоха { $age }
br-nobody = никого
br-pillaged = разграблено
br-province =
    { $free ->
        [-1] { $name }. Здесь: { $figures }. Награда: { $reward }.
       *[other] { $name }, { $region }. Свободных деревень: { $free }. Здесь: { $figures }. Награда: { $reward }.
    } { $doomed ->
        [1] Погибнет в конце этой эпохи.
       *[0] {""}
    }
br-province-fallen = { $name }: уничтожено
br-fjord-label = { $fjord }. Здесь: { $ships }.
br-sheet = Планшет клана: { $clan }
br-first = Первый
br-glory = слава
br-passed = пас
br-rage-word = ярости осталось
br-rage-left = Ярости осталось: { $rage } из 12
br-track = шаг { $step } из 6
br-slots = Улучшения
br-slot-empty = { $slot }: пусто
br-reserve-figure =
    { $cost ->
        [0] Резерв: { $figure } ×{ $count }, набег бесплатно
       *[other] Резерв: { $figure } ×{ $count }, набег за { $cost } ярости
    }
br-board-of = Поле { $used } из { $horns }
br-cards-in-hand = Карт на руке
br-quests-laid = Заданий рубашкой вверх
br-hand = Ваша рука
br-hand-note =
    { $count ->
        [one] { $count } карта. Одну оставите после эпохи.
        [few] { $count } карты. Одну оставите после эпохи.
       *[many] { $count } карт. Одну оставите после эпохи.
    }
br-hand-note-last =
    { $count ->
        [one] { $count } карта. После эпохи уйдёт всё.
        [few] { $count } карты. После эпохи уйдёт всё.
       *[many] { $count } карт. После эпохи уйдёт всё.
    }
br-hand-empty = Карт на руке нет.
br-hand-draft = На выбор { $count }, на руке { $kept }.
br-pack = Дары богов
br-sort = Упорядочить
br-laid = Задания лицом вниз
br-laid-quest = Задание рубашкой вверх: { $name }
br-number-battle = бонус { $n }
br-number-upgrade = цена { $n }
br-number-quest = слава { $n }

br-battle-for = Битва: { $province }
br-at-stake = Грабит: { $clan } · на кону: { $prize }
br-step-call = Призыв к битве
br-step-cards = Карты рубашкой вверх
br-step-effects = Эффекты
br-step-late = После раскрытия
br-step-result = Итог
br-pillager = грабит
br-defender = защищает
br-card-down = Карта рубашкой вверх
br-choosing = выбирает карту
br-no-card = без карты
br-leads = впереди
br-wins = победа
br-won = Победа: { $clan }
br-tied = Ничья: проиграли все
br-if-win = Если победите
br-if-lose = Если проиграете
br-win-pillage = Разграбление: { $prize }
br-win-glory = Слава за топоры: { $glory }
br-win-dead =
    { $count ->
        [one] { $count } вражеская фигурка идёт в Вальхаллу
        [few] { $count } вражеские фигурки идут в Вальхаллу
       *[many] { $count } вражеских фигурок идут в Вальхаллу
    }
br-win-cards = Ваши карты уходят в сброс
br-lose-dead = В Вальхаллу: { $figures }
br-lose-cards = Ваши карты возвращаются на руку
br-lose-token = { $province }: можно грабить снова
br-lose-plunder = Награду забирает тот, кто грабит: { $province }

br-ask-invade = Кто идёт в набег?
br-ask-invade-next = { $name }: где высадиться?
br-ask-return = Кто возвращается из Вальхаллы?
br-ask-return-next = { $name }: где высадиться?
br-ask-march = Откуда поход?
br-ask-march-next = Отсюда: { $name }. Куда?
br-ask-upgrade = Какое улучшение играете?
br-ask-upgrade-next = { $name }: играете?
br-ask-replace = Какое улучшение играете?
br-ask-replace-next = { $name }: вместо чего?
br-ask-quest = Какое задание выкладываете?
br-ask-quest-next = { $name }: выкладываете?
br-ask-pillage = Какую провинцию грабите?
br-ask-pillage-next = { $name }: грабите?
br-ask-challenge = Какую провинцию грабите снова?
br-ask-challenge-next = { $name }: грабите снова?

br-hint-free =
    { $count ->
        [one] { $count } свободная деревня
        [few] { $count } свободные деревни
       *[many] { $count } свободных деревень
    }
br-hint-doomed = погибнет в конце эпохи
br-hint-prize = награда: { $prize }
br-warn-pass =
    { $rage ->
        [one] Вы потеряете { $rage } ярости и больше не будете действовать в этой эпохе.
       *[other] Вы потеряете { $rage } ярости и больше не будете действовать в этой эпохе.
    }
br-warn-replace = Это улучшение уйдёт в сброс: { $card }.
br-warn-sacrifice = Две ваши фигурки погибнут.
br-why-battle-card = Карты битвы играют только в битвах.
br-why-rage = Это стоит { $cost } ярости, а у вас { $rage }.
br-why-fallen = Уничтожено: { $name }.
br-why-yggdrasil = В Иггдрасиль не совершают набегов, туда ходят походом.
br-why-full = нет свободных деревень: { $name }
br-why-pillaged = в этой эпохе уже разграблено
br-why-far = Там нет ваших фигурок, и послать некого: { $name }.
br-why-horns = На поле уже столько фигурок, сколько рогов: { $horns }.

br-tale-battle = Самая близкая битва.
br-tale-battle-text = { $province }: { $score }.
br-tale-died = Погибли с радостью.
br-tale-died-text = { $clan }: слава за Рагнарёк { $glory }.
br-tale-oaths = Сдержали клятвы.
br-tale-oaths-text = { $clan }: выполнено заданий { $kept } из { $laid }.

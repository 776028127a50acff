## Blood Rage: що каже стіл, крім текстів самої гри

br-map = Мапа
br-chapter = Епоха { $age } · { $phase }
br-age = Епоха { $age }
br-ages = Епохи
br-dooms = Епоха { $age } · приречено
br-ragnarok = Рагнарок
br-fallen-setup = знищено до початку
br-fallen-age = знищено · епоха { $age }
br-nobody = нікого
br-pillaged = пограбовано
br-province =
    { $free ->
        [-1] { $name }. Тут: { $figures }. Нагорода: { $reward }.
       *[other] { $name }, { $region }. Вільних селищ: { $free }. Тут: { $figures }. Нагорода: { $reward }.
    } { $doomed ->
        [1] Загине наприкінці цієї епохи.
       *[0] {""}
    }
br-province-fallen = { $name }: знищено
br-fjord-label = { $fjord }. Тут: { $ships }.
br-sheet = Планшет клану: { $clan }
br-first = Перший
br-glory = слава
br-passed = пас
br-rage-word = люті лишилося
br-rage-left = Люті лишилося: { $rage } з 12
br-track = крок { $step } з 6
br-slots = Поліпшення
br-slot-empty = { $slot }: порожньо
br-reserve-figure =
    { $cost ->
        [0] Резерв: { $figure } ×{ $count }, набіг задарма
       *[other] Резерв: { $figure } ×{ $count }, набіг за { $cost } люті
    }
br-board-of = Поле { $used } з { $horns }
br-cards-in-hand = Карт на руці
br-quests-laid = Наказів долілиць
br-hand = Ваша рука
br-hand-note =
    { $count ->
        [one] { $count } карта. Одну залишите після епохи.
        [few] { $count } карти. Одну залишите після епохи.
       *[many] { $count } карт. Одну залишите після епохи.
    }
br-hand-note-last =
    { $count ->
        [one] { $count } карта. Після епохи піде все.
        [few] { $count } карти. Після епохи піде все.
       *[many] { $count } карт. Після епохи піде все.
    }
br-hand-empty = Карт на руці немає.
br-hand-draft = На вибір { $count }, на руці { $kept }.
br-pack = Дари богів
br-sort = Впорядкувати
br-laid = Накази долілиць
br-laid-quest = Наказ долілиць: { $name }
br-number-battle = бонус { $n }
br-number-upgrade = ціна { $n }
br-number-quest = слава { $n }

br-battle-for = Битва: { $province }
br-at-stake = Грабує: { $clan } · на кону: { $prize }
br-step-call = Заклик до битви
br-step-cards = Карти долілиць
br-step-effects = Ефекти
br-step-late = Після розкриття
br-step-result = Підсумок
br-pillager = грабує
br-defender = боронить
br-card-down = Карта долілиць
br-choosing = вибирає карту
br-no-card = без карти
br-leads = попереду
br-wins = перемога
br-won = Перемога: { $clan }
br-tied = Нічия: програли всі
br-if-win = Якщо переможете
br-if-lose = Якщо програєте
br-win-pillage = Грабіж: { $prize }
br-win-glory = Слава за сокири: { $glory }
br-win-dead =
    { $count ->
        [one] { $count } ворожа фігурка йде до Вальгалли
        [few] { $count } ворожі фігурки йдуть до Вальгалли
       *[many] { $count } ворожих фігурок ідуть до Вальгалли
    }
br-win-cards = Ваші карти йдуть у скид
br-lose-dead = До Вальгалли: { $figures }
br-lose-cards = Ваші карти повертаються на руку
br-lose-token = { $province }: можна грабувати знову
br-lose-plunder = Нагороду забирає той, хто грабує: { $province }

br-ask-invade = Хто йде в набіг?
br-ask-invade-next = { $name }: де висадитися?
br-ask-return = Хто повертається з Вальгалли?
br-ask-return-next = { $name }: де висадитися?
br-ask-march = Звідки похід?
br-ask-march-next = Звідси: { $name }. Куди?
br-ask-upgrade = Яке поліпшення граєте?
br-ask-upgrade-next = { $name }: граєте?
br-ask-replace = Яке поліпшення граєте?
br-ask-replace-next = { $name }: замість чого?
br-ask-quest = Який наказ викладаєте?
br-ask-quest-next = { $name }: викладаєте?
br-ask-pillage = Яку провінцію грабуєте?
br-ask-pillage-next = { $name }: грабуєте?
br-ask-challenge = Яку провінцію грабуєте знову?
br-ask-challenge-next = { $name }: грабуєте знову?

br-hint-free =
    { $count ->
        [one] { $count } вільне селище
        [few] { $count } вільні селища
       *[many] { $count } вільних селищ
    }
br-hint-doomed = загине наприкінці епохи
br-hint-prize = нагорода: { $prize }
br-warn-pass =
    { $rage ->
        [one] Ви втратите { $rage } люті й більше не діятимете в цій епосі.
       *[other] Ви втратите { $rage } люті й більше не діятимете в цій епосі.
    }
br-warn-replace = Це поліпшення піде у скид: { $card }.
br-warn-sacrifice = Дві ваші фігурки загинуть.
br-why-battle-card = Карти битви грають лише в битвах.
br-why-rage = Це коштує { $cost } люті, а у вас { $rage }.
br-why-fallen = Знищено: { $name }.
br-why-yggdrasil = В Іґґдрасіль не набігають, туди ходять походом.
br-why-full = немає вільних селищ: { $name }
br-why-pillaged = цієї епохи вже пограбовано
br-why-far = Там немає ваших фігурок, і надіслати нікого: { $name }.
br-why-horns = На полі вже стільки фігурок, скільки шоломів: { $horns }.

br-tale-battle = Найближча битва.
br-tale-battle-text = { $province }: { $score }.
br-tale-died = Загинули радо.
br-tale-died-text = { $clan }: слава за Рагнарок { $glory }.
br-tale-oaths = Дотримали клятв.
br-tale-oaths-text = { $clan }: виконано наказів { $kept } з { $laid }.

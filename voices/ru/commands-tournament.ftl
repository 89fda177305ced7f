# Команды страницы турниров

command-tournament-open = открыть турнир
    .hear = открыть турнир | открой турнир
command-tournament-create = создать новый турнир
    .hear = новый турнир | создать турнир
command-tournament-entry = набрать запись для турнира
    .hear = запись турнира | запись для турнира
command-tournament-pairings = пары тура
    .hear = пары тура | читать пары | кто с кем играет
command-tournament-standings = положение в турнире
    .hear = турнирное положение | положение в турнире
command-tournament-leaders = кто лидирует в турнире
    .hear = кто лидирует | кто впереди | лидер турнира
command-tournament-playing = партии, которые ещё идут
    .hear = кто ещё играет | кто ещё не закончил
command-tournament-adjourned = отложенные партии турнира
    .hear = отложенные партии | какие партии отложены
command-tournament-table = турнирная таблица
    .hear = турнирная таблица | открыть таблицу
command-tournament-duties = списки обязанностей
    .hear = обязанности | список обязанностей
command-tournament-judges = сколько нужно арбитров
    .hear = сколько нужно арбитров | сколько арбитров
command-tournament-pair = составить следующий тур
    .hear = составить следующий тур | составить тур
command-tournament-close = закрыть турнир
    .hear = закрыть турнир

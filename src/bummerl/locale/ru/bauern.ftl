# Бауэрншнапсен: четверо, двое на двое. Остальное об этой игре сказано по-английски.

preset-bauernschnapsen = Бауэрншнапсен
about-bauernschnapsen = Обычная игра вчетвером, двое на двое: ланд, шнапсер, бауэрншнапсер, их контры и йодлеры.
preset-bauernschnapsen_wikipedia = Бауэрншнапсен с длинной лестницей
about-bauernschnapsen_wikipedia = Все контракты от беттлера до бауэрнлоха, каждый можно удваивать до восьми раз.
preset-bauernschnapsen_bummerl = Бауэрншнапсен со счётом вниз
about-bauernschnapsen_bummerl = С беттлером, асс-беттлером и ходом десяток; объявлять может и партнёр, счёт идёт от 24 вниз.
preset-bauernschnapsen_styria = Бауэрншнапсен в Штирии
about-bauernschnapsen_styria = Пять карт сразу, козырь не открывают, контры нет, цены свои, объявляет программа.
preset-bauernschnapsen_wikibooks = Бауэрншнапсен с бауэрнлохом
about-bauernschnapsen_wikibooks =
    Контрактов мало, вместо бауэрншнапсера бауэрнлох, а перебивать надо только там, где играют на взятки.

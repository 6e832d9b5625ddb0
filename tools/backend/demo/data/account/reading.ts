/** What the demo buyer has read, learnt, collected and said; days count back from the seeding. */
export const demoReading = {
  /** What is older counts as read. */
  newsReadAgo: 25,
  newsOpened: ['inzhener-garantii'],
  promo: { alias: 'ostrov', code: 'OSTROV-7K2M4P', issuedAgo: 9 },
  lessons: [
    {
      alias: 'pervyj-mesyac',
      answers: { filter: 'sand', breaker: 'cut', radiator: 'air' },
      score: 3,
      openedAgo: 41,
      doneAgo: 40,
    },
    {
      alias: 'vozduh-i-vlazhnost',
      answers: { paper: 'inflow', winter: 'middle', hood: 'common' },
      score: 3,
      openedAgo: 33,
      doneAgo: 33,
    },
    {
      alias: 'pereplanirovka',
      answers: { order: 'sketch', kitchen: 'neighbour' },
      score: null,
      openedAgo: 6,
      doneAgo: null,
    },
  ],
  card: { id: 'demo-karta-savelevoy', number: '30000417', invite: 'SAVELEVA' },
  /** Oldest first; the first is the day of the card. */
  points: [
    { key: 'welcome', points: 500, reason: 'Приветственные баллы', daysAgo: 88 },
    {
      key: 'contract:M30-19874',
      points: 500,
      reason: 'Договор М30-19874 зарегистрирован',
      daysAgo: 88,
    },
    { key: 'day:trees', points: 150, reason: 'Посадка сосен во\u00a0дворе', daysAgo: 52 },
    {
      key: 'lesson:pervyj-mesyac',
      points: 50,
      reason: 'Урок «Первый месяц в\u00a0квартире»',
      daysAgo: 40,
    },
    {
      key: 'lesson:vozduh-i-vlazhnost',
      points: 50,
      reason: 'Урок «Воздух и\u00a0влажность»',
      daysAgo: 33,
    },
    { key: 'survey:kabinet-osen', points: 50, reason: 'Опрос «Удобен ли кабинет»', daysAgo: 20 },
    { key: 'gift:cleaning', points: -300, reason: 'Мытьё окон перед заселением', daysAgo: 11 },
  ],
  surveys: [
    { alias: 'pokupka-2026', openedAgo: 8, closesIn: 30 },
    { alias: 'kabinet-osen', openedAgo: 30, closesIn: 20 },
  ],
  answered: {
    survey: 'kabinet-osen',
    answers: { ease: '5', wish: 'Хочется видеть план этажа рядом с\u00a0договором.' },
    daysAgo: 20,
  },
  ratings: [
    {
      guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a711',
      token: 'demo-ocenka-konsultacii',
      manager: 'Ирина Лаптева',
      about: 'консультация по\u00a0ипотеке',
      askedAgo: 4,
      livesFor: 14,
      rated: null,
    },
    {
      guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a712',
      token: 'demo-ocenka-vstrechi',
      manager: 'Олег Северин',
      about: 'встреча в\u00a0офисе на\u00a0Лиговском',
      askedAgo: 26,
      livesFor: 14,
      rated: { stars: 5, text: 'Показал три варианта и\u00a0честно сказал про шум.', daysAgo: 25 },
    },
    {
      guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a713',
      token: 'demo-ocenka-pokaza-kanal',
      manager: 'Дарья Ким',
      about: 'показ квартиры в\u00a0«Канале 9»',
      askedAgo: 60,
      livesFor: 14,
      rated: null,
    },
  ],
  review: {
    guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e8a1',
    vendor: null,
    author: 'Марина С.',
    about: 'вторая покупка',
    rating: 5,
    text: 'Покупаем у\u00a0компании не\u00a0первый раз. Договор прислали до\u00a0подписи, на\u00a0все вопросы ответили письменно, ни\u00a0одной цифры потом не\u00a0поменяли.',
    reply: 'Спасибо, Марина Андреевна. Передали вашему менеджеру, он улыбался весь день.',
    daysAgo: 46,
  },
  /** Somebody who came by the invitation. */
  invited: {
    guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e8b2',
    name: 'Антон',
    phone: '+79210000077',
    daysAgo: 17,
  },
} as const;

import { describe, expect, test } from 'vitest';
import { plans } from '../../generator/plans.ts';
import { sentenceMistakes } from './truth.ts';
import {
  addendumMistakes,
  clubMistakes,
  finishMistakes,
  foreignAddresses,
  planMistakes,
} from './truth/data-rules.ts';
import { numberOf } from './truth/numbers.ts';
import { newsMistakes, promoMistakes } from './truth/item-rules.ts';
import { policyMistakes } from './truth/law-rules.ts';
import { portraitMistakes } from './truth/portrait-rules.ts';
import { houseMistakes, workPictureMistakes } from './truth/picture-rules.ts';
import { reviewMistakes, type KnownReview } from './truth/review-rules.ts';
import { knownWorld } from './truth/world.ts';

const world = knownWorld();

/** Reasons of the mistakes in one item of content. */
async function reasonsOf(item: object): Promise<string> {
  const found = await sentenceMistakes([{ file: 'pages/x.ts', exports: { item } }], world);
  return found.map(({ reason }) => reason).join('\n');
}

test.each<[rule: string, text: string, mistake: string]>([
  ['insured', 'На эскроу застраховано до 30 млн ₽', 'are 10'],
  ['insured', 'Агентство страхует вклады, на эскроу застраховано 10 млн ₽', ''],
  ['release', 'После разрешения на ввод банк ждёт пять рабочих дней', 'are 10'],
  ['warranty', 'Гарантия: три года на конструкции', 'are 5'],
  ['warranty', 'Пять лет на дом, три года на инженерное оборудование, один год на отделку', ''],
  ['warranty', 'Два года на отделку', 'are 1'],
  ['measurement', 'Если обмеры разошлись больше чем на 2 %, платит та сторона', 'are 1'],
  ['withdrawal', 'Отказаться можно, если передача просрочена на три месяца', 'are 2'],
  ['withdrawal', 'Отказ возможен при переносе срока передачи', 'a moved term'],
  ['late payment', 'Если платёж опоздал больше чем на три месяца, договору конец', 'are 2'],
  ['late payment', 'Платёж опоздал, и за год опозданий больше пяти', 'are 3'],
  ['hold', 'Плата за бронь — 20 000 ₽', 'are 30'],
  ['repairs', 'На исправление замечаний отведено до 45 дней', 'are 60'],
  ['repairs', 'Ответ — за два рабочих дня, устранение — до сорока пяти дней', 'are 60'],
  ['repairs', 'На устранение даётся до шестидесяти дней', ''],
  [
    'insurance',
    'На эскроу до 10 млн ₽ страхует Агентство по страхованию вкладов — со дня зачисления и ещё шесть месяцев',
    'no declaration has',
  ],
  ['penalty', 'Просрочка дольше месяца даёт право на неустойку', 'from the first day'],
  ['penalty', 'За каждый день просрочки платежа начисляется неустойка', ''],
  ['signature', 'При подписании — 6 млн ₽', 'money at the signature'],
  ['signature', 'При подписании аккредитив пополняют на 6 млн ₽', ''],
  ['spouses', 'Если вы в браке — согласие супруга', 'only one who buys alone'],
  ['spouses', 'Если в браке записываете на одного — согласие супруга', ''],
  ['registration', 'Договор вступает в силу после регистрации', 'concluded by its registration'],
  ['state', 'Суммы застрахованы государством', 'the agency insures'],
])('the law on %s: «%s»', async (_, text, mistake) => {
  const found = await reasonsOf({ text });
  if (mistake === '') expect(found).toBe('');
  else expect(found).toContain(mistake);
});

test.each<[rule: string, text: string, mistake: string]>([
  ['comparison', 'До пяти сравниваются рядом', 'are 8'],
  ['comparison', 'До 8 сравниваются рядом', ''],
  ['hold', 'Программа «Квартира в зачёт»: оценка, удержание цены на 60 дней', 'are 14'],
  ['hold', 'Покупатели находятся не мгновенно, поэтому срок удержания — 60 дней', 'are 14'],
  ['hold', 'Закрепляем выбранные квартиры на 60 дней, пока продаётся общая', 'are 14'],
  ['hold', 'Платная бронь — 14 календарных дней со дня поступления платы', ''],
  ['hold', 'Прежняя редакция оферты: платная бронь на десять дней', ''],
  ['instalment', 'Рассрочка: первый взнос от 20 % цены', 'are 30'],
  ['instalment', 'Рассрочка без удорожания, от 30 %', ''],
  ['instalment', 'Семейная ипотека: первоначальный взнос от 20,1 %', ''],
  [
    'instalment',
    'Договор с графиком, в котором крупный платёж стоит последним',
    'parts of an inst',
  ],
  ['company', '«Меридиан 30» строит жильё с 2009 года', 'are 2014'],
  ['company', 'Основан в 2010 году', 'are 2009'],
  ['capital', 'Банк отправляет пакет в Фонд, а деньги приходят за десять рабочих дней', 'are 15'],
  ['capital', 'Фонд рассматривает заявление и ещё 10 отводится на перевод', 'are 5'],
  ['bank', 'Заявку в банк подавайте до брони, а не после неё', 'after it'],
  ['signature', 'Электронная подпись или встреча в офисе', 'electronically alone'],
  ['signature', 'Документы подписываете в офисе или электронной подписью', 'electronically alone'],
  ['signature', 'Договор подписываете электронной подписью: в офисе поможем её выпустить', ''],
  ['money', 'Квартира в сданном доме на аккредитив или по реквизитам договора', 'letter of credit'],
  ['papers', 'Паспорт и СНИЛС каждого участника', 'leaves out ИНН'],
  ['papers', 'Паспорт и СНИЛС каждого участника, ИНН взрослых', ''],
  ['spelling', 'Код из SMS', 'Latin'],
])('the product on %s: «%s»', async (_, text, mistake) => {
  const found = await reasonsOf({ text });
  if (mistake === '') expect(found).toBe('');
  else expect(found).toContain(mistake);
});

test.each([
  ['восемь', 8],
  ['сорока пяти', 45],
  ['двадцать два', 22],
  ['пятидесяти', 50],
  ['четырнадцать', 14],
])('«%s» is %s', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test('a policy of another edition, or one that leaves something out, is found', () => {
  const whole =
    'Редакция от 1 ноября 2026 года. Вакансии, сохранённые поиски, о здоровье не спрашиваем, банкам, Настройки cookie';
  expect(policyMistakes(whole, '1 ноября 2026 года')).toEqual([]);
  expect(policyMistakes('Редакция от 1 сентября 2026 года.', '1 ноября 2026 года')).toHaveLength(6);
});

describe('a sentence that contradicts the data is found', () => {
  test.each<[rule: string, item: object, mistake: string]>([
    [
      'count of complexes',
      { text: 'Входы без ступеней в восьми комплексах: проверяли люди на колясках' },
      'says of 8 complexes what can be seen in 1 alone',
    ],
    ['count of complexes', { text: 'Покажем все семь комплексов' }, 'there are 8'],
    ['count of complexes', { text: 'Сегодня в работе восемь комплексов' }, 'of 7'],
    ['count of buildings', { text: 'Во всех шести корпусах «Террас»' }, 'it has 5'],
    [
      'price of a m²',
      { vendor: 'kanal', items: [{ value: '320–420', text: 'тысяч ₽ за квадратный метр' }] },
      'says 320–420 thousand roubles a m²',
    ],
    ['price «от»', { text: 'В «Канале 9» квартиры от 9,9 млн ₽' }, 'the cheapest flat costs'],
    [
      'parking places a flat',
      { vendor: 'kolonnada', text: 'Паркинг на два уровня, по полтора места на квартиру' },
      'promises 1.5 places a flat, there are 79 for 219 flats',
    ],
    [
      'parking places a flat',
      { vendor: 'kolonnada', text: 'В паркинге 80 мест, одно на три квартиры' },
      'speaks of 80 places',
    ],
    [
      'programme × complex',
      { vendor: 'loft', text: 'Рассчитали рассрочку к отпуску' },
      '«Мануфактура» is not sold by «instalment»',
    ],
    [
      'programme × complex',
      { text: 'Рассрочка действует в «Канале 9» и «Заливе»' },
      'leaves out «Колоннада»',
    ],
    [
      'programme × complex',
      { text: 'Рассрочка действует во всех комплексах' },
      '«instalment» is not for all complexes',
    ],
    ['opening hours', { text: 'Перезваниваем ежедневно с 9:00 до 20:00' }, '«9–20» stands nowhere'],
    ['opening hours', { text: 'Бухгалтерия — по будням с 9:00 до 18:00' }, 'other hours'],
    [
      'term of registration',
      { text: 'Росреестр регистрирует договор до пяти рабочих дней' },
      'says «пяти рабочих дней»',
    ],
    [
      'term of registration',
      { text: 'На регистрацию уходит пять — девять рабочих дней' },
      'that takes 5–7 working days',
    ],
    [
      'term of registration',
      {
        text: 'Между выбором и регистрацией проходит около двух недель, и почти всё это время занимает государственный регистратор',
      },
      'says «около двух недель» of a registration',
    ],
    [
      'kinds of flats',
      { vendor: 'svetly', about: 'трёхкомнатная, корпус 2' },
      '«Светлый двор» has no «трёхкомнатная» in building 2',
    ],
    [
      'lengths of roads',
      { path: '/parking/sosny', text: 'Дорога в город и обратно — сто километров' },
      'says 100 km, the map has 9',
    ],
    [
      'lengths of roads',
      { vendor: 'zaliv', text: 'На машине до центра — около двадцати пяти минут' },
      'the map has 17',
    ],
    [
      'life in houses',
      { text: 'Супруги переехали к внукам в «Северный свет»' },
      'tells of life in «Северный свет», which is not built',
    ],
    [
      'promised equipment',
      { description: ['Полотенцесушитель электрический, греет летом.'] },
      'promises a towel rail',
    ],
    [
      'area of summer rooms',
      { text: 'Балкон стоит в договоре с коэффициентом 0,5' },
      'says 0.5 where balcony 0.3',
    ],
    [
      'area of summer rooms',
      { text: 'Площадь лоджии в площадь квартиры не включена' },
      'leaves a summer room out',
    ],
    [
      'area of summer rooms',
      { text: 'Коэффициенты: лоджия 0,3, балкон 0,5' },
      'says 0.3 where loggia 0.5',
    ],
    [
      'area of summer rooms',
      { text: 'Коэффициент 0,5 для балкона, 0,3 для террасы' },
      'says 0.5 where balcony 0.3',
    ],
  ])('by «%s»: %o', async (rule, item, mistake) => {
    const reasons = await reasonsOf(item);
    expect(reasons).toContain(mistake);
    expect(reasons.startsWith(`${rule}: `)).toBe(true);
  });

  test('and one that agrees is not', async () => {
    const agrees = [
      { text: 'Сегодня в работе семь комплексов, восьмой сдан' },
      { text: 'Рассрочка: «Канал 9», «Залив», «Колоннада»' },
      { vendor: 'kolonnada', text: 'В паркинге 79 мест, одно на три квартиры' },
      { vendor: 'terrasy', about: 'евротрёхкомнатная, корпус 1' },
      { text: 'Росреестр регистрирует договор за 5–7 рабочих дней' },
      { text: 'Ежедневно с 9:00 до 21:00' },
      { text: 'Лоджия входит в площадь с коэффициентом 0,5, терраса — 0,3' },
      { text: 'Коэффициент 0,5 для лоджии, 0,3 для балкона и террасы' },
      { text: 'Банк раскрыл аккредитив через три дня после регистрации' },
      { text: 'Площадь вторичной квартиры — без лоджий: они в неё не входят' },
      { text: 'Супруги переехали к внукам в «Светлый двор»' },
    ];
    for (const item of agrees) expect(await reasonsOf(item)).toBe('');
  });
});

test('news of sales and discounts are held against the price history', () => {
  const item = { alias: 'start', lead: '', vendor: 'terrasy', date: '2026-09-10' };
  const title = '«Террасы»: открыли продажи в корпусах 4 и 5';
  const found = newsMistakes([{ ...item, title }], world).map(([, reason]) => reason);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/tells on 2026-09-10 of sales in building 4 that began on 2026-04-/);
  expect(newsMistakes([{ ...item, title, date: '2026-04-09' }], world)).toEqual([]);
  const discount = { ...item, vendor: 'svetly', title: 'Минус 5 % на квартиры' };
  expect(newsMistakes([discount], world)).toHaveLength(1);
  expect(newsMistakes([{ ...discount, date: '2026-10-15' }], world)).toEqual([]);
});

test('offers are held against the price history and the programmes', () => {
  const offer = {
    alias: 'leto',
    figure: '− 3 %',
    title: 'Летние цены',
    text: '',
    startsOn: '2026-06-01',
  };
  expect(promoMistakes([{ ...offer, link: '/katalog?complex=sosny' }], world)).toEqual([
    ['leto', 'lowers the prices of «Сосны» on 2026-06-01, its history does not'],
  ]);
  const instalment = {
    ...offer,
    figure: '0 ₽',
    title: 'Рассрочка',
    link: '/katalog?complex=kanal',
  };
  expect(promoMistakes([instalment], world)).toHaveLength(1);
});

test('a flat with a kitchen that is a sitting room is a euro flat', () => {
  const plan = plans.get('4k-112');
  if (!plan) throw new Error('there is no plan 4k-112');
  expect(planMistakes([plan])).toEqual([]);
  expect(planMistakes([{ ...plan, euro: false }])).toHaveLength(1);
});

describe('an addendum about an area', () => {
  const addendum = { number: 'ДС-1', kind: 'addendum', subject: 'Площадь больше на 0,4 м²' };
  const measured = { price: 780_900_000, area: 41.1, measured: 41.5 };

  test('needs a difference of more than one per cent', () => {
    expect(addendumMistakes([{ ...addendum, price: 7_600_000, measured }])).toEqual([
      ['ДС-1', '0.4 m² of 41.1 do not reach one per cent'],
    ]);
  });

  test('asks for what is due', () => {
    const more = { price: 722_000_000, area: 38, measured: 38.4 };
    expect(addendumMistakes([{ ...addendum, price: 9_480_000, measured: more }])).toEqual([
      ['ДС-1', 'asks for 9480000 kopecks where 7600000 are due'],
    ]);
    expect(addendumMistakes([{ ...addendum, price: 7_600_000, measured: more }])).toEqual([]);
    expect(addendumMistakes([{ ...addendum, price: 1 }])).toHaveLength(1);
  });
});

test('a club card is no older than its contract, the club in the account and its own points', () => {
  const story = { registeredAgo: 121, newsAgo: 155, points: [{ key: 'welcome', daysAgo: 88 }] };
  expect(clubMistakes(story)).toEqual([]);
  expect(clubMistakes({ ...story, newsAgo: 23 })).toHaveLength(1);
  expect(clubMistakes({ ...story, registeredAgo: 60 })).toHaveLength(1);
  const early = { ...story, points: [...story.points, { key: 'lesson', daysAgo: 90 }] };
  expect(clubMistakes(early)).toHaveLength(1);
});

test('a finish is counted by the rooms of flats that there are', () => {
  const types = [...plans.values()];
  const metre = { sum: 18_000, text: 'за квадратный метр' };
  const studio = { sum: 396_000, text: 'студия, 22 м²' };
  expect(finishMistakes([metre, studio], types)).toEqual([]);
  expect(finishMistakes([metre, { ...studio, sum: 400_000 }], types)).toHaveLength(1);
  const withLoggia = { sum: 684_000, text: 'однокомнатная, 38 м²' };
  expect(finishMistakes([metre, withLoggia], types)).toEqual([
    'no «однокомнатная» has 38 m² of rooms',
  ]);
});

test("no page bears another company's name", () => {
  const ours = '/klientam/uslugi/operatsii-s-nedvizhimostyu';
  expect(foreignAddresses([ours, `${ours}-ot-gk-kvs`])).toEqual([`${ours}-ot-gk-kvs`]);
});

test('a complex has eight to fourteen reviews by different people, critical and answered ones among them', () => {
  const review = (index: number): KnownReview => ({
    vendor: 'kanal',
    date: '2026-09-01',
    author: `Автор ${index}`,
    about: 'студия, корпус 1',
    text: 'Спокойный дом.',
    rating: index < 2 ? 3 : 5,
    reply: index < 3 ? 'Спасибо.' : null,
  });
  const frame = { world, keysFrom: '2026-05-29', today: '2026-11-20' };
  const kanal = (reviews: KnownReview[]) =>
    reviewMistakes(reviews, frame).flatMap(([name, reason]) =>
      name === '«Канал 9»' ? reason : [],
    );
  const eight = Array.from({ length: 8 }, (_, index) => review(index));
  expect(kanal(eight)).toEqual([]);
  expect(kanal(eight.slice(1))).toEqual([
    'has 7 reviews, not 8–14',
    'has 1 critical reviews, fewer than 2',
    'has 2 answered reviews, fewer than 3',
  ]);
  const [first, ...rest] = eight;
  const changed = (own: Partial<KnownReview>) =>
    kanal([{ ...review(0), ...first, ...own }, ...rest]);
  expect(changed({ author: 'Автор 1' })).toEqual(['has two reviews of one author']);
  expect(changed({ text: 'Въехали весной' })).toEqual(['Автор 0 lives there before the keys']);
  expect(changed({ date: '2025-01-01' })).toEqual(['Автор 0 bought before sales began']);
  expect(changed({ about: 'студия, корпус 9' })).toEqual([
    'Автор 0 bought in building 9, which is not there',
  ]);
  expect(changed({ date: '2027-01-01' })).toEqual(['Автор 0 writes on a day to come']);
});

describe('pictures of the works', () => {
  const site = ['pit', 'frame', 'walls', 'finish'].flatMap((phase) =>
    [...world.complexes.values()]
      .filter(({ isCompleted }) => !isCompleted)
      .map(({ vendor }) => ({
        id: `site-${vendor}-${phase}`,
        alt: 'Котлован, визуализация',
        vendor,
        view: `site-${phase}`,
      })),
  );
  test('are of every phase of every complex that is being built', () => {
    expect(workPictureMistakes(site, world)).toEqual([]);
    expect(workPictureMistakes(site.slice(1), world)).toEqual([
      [expect.any(String), 'has no picture «site-pit»'],
    ]);
  });

  test('are none of a finished house, and say that they are no photographs', () => {
    const [first] = site;
    if (!first) throw new Error('there are no pictures');
    const wrong = [
      { ...first, id: 'site-svetly-pit', vendor: 'svetly' },
      { ...first, id: 'site-x', alt: 'Котлован' },
    ];
    expect(workPictureMistakes([...site, ...wrong], world)).toEqual([
      ['site-x', 'does not say that it is a visualisation'],
      ['«Светлый двор»', 'is finished, no site'],
    ]);
  });
});

describe('a portrait', () => {
  const drawings = [
    { id: 'portrait-01', sex: 'f', age: 'adult', helmet: false },
    { id: 'portrait-02', sex: 'm', age: 'adult', helmet: true },
  ];
  const anna = { name: 'Анна Седова', portrait: 1, sex: 'f' } as const;
  const known = { staff: ['Анна Седова'], authors: ['Вера П.', 'Инна Львовна', 'Олег Т.'] };
  const buyer = { ...anna, isBuyer: true };

  test('of one person who is there is no mistake', () => {
    expect(portraitMistakes([anna], drawings, known)).toEqual([]);
  });

  test.each([
    ['works here and has no portrait', []],
    ['has the portrait of Анна Седова', [anna, { ...buyer, name: 'Вера П.' }]],
    ['has a portrait of the other sex', [{ ...anna, portrait: 2 }]],
    ['has too young a portrait', [{ ...buyer, name: 'Инна Львовна' }]],
    ['is a buyer in a helmet', [{ ...buyer, name: 'Олег Т.', portrait: 2, sex: 'm' as const }]],
    ['has a portrait that is not there', [{ ...anna, portrait: 40 }]],
    ['has a portrait and no review', [{ ...buyer, name: 'Кто-то' }]],
    ['has a portrait and is nowhere', [{ ...anna, name: 'Кто-то' }]],
  ])('is found that %s', (reason, people) => {
    const found = portraitMistakes(people, drawings, known);
    expect(found.map(([, why]) => why)).toContain(reason);
  });
});

describe('what a house is told by', () => {
  const house = { vendor: 'kanal', name: 'Канал 9', headline: 'Кирпич и вода', story: {} };
  const picture = {
    ...{ id: 'kanal-facade', alt: 'ЖК «Канал 9», фасад', vendor: 'kanal', view: 'facade' },
    caption: 'Кирпич трёх оттенков',
  };
  const { caption: _caption, ...bare } = picture;

  test('is in order with a headline, a picture and words of its own', () => {
    const brick = { ...house, story: { facade: 'Кирпич' } };
    expect(houseMistakes([brick], [picture])).toEqual([]);
  });

  test.each([
    ['has its name for a headline', [{ ...house, headline: '«Канал 9» у воды' }], []],
    ['has a headline with a full stop', [{ ...house, headline: 'Кирпич.' }], []],
    ['has too long a headline', [{ ...house, headline: 'Кирпич '.repeat(12) }], []],
    ["has another's headline", [house, { ...house, name: 'Залив' }], []],
    ['tells of «courtyard» without a picture', [{ ...house, story: { courtyard: 'Двор' } }], []],
    ['has no caption', [], [bare]],
    ['has its alt text for a caption', [], [{ ...picture, caption: picture.alt }]],
    ["has another's caption", [], [picture, { ...picture, id: 'kanal-hero' }]],
  ])('is found where it %s', (reason, houses, pictures) => {
    expect(houseMistakes(houses, pictures).map(([, why]) => why)).toContain(reason);
  });
});

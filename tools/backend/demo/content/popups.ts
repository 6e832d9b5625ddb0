import type * as schema from '../../src/modules/content/widget/widgets.table.ts';

/** Tokens `--m30-deep` and `--m30-signal`: white on them reads at 16.4 and 5.1. */
const brand = { color: '#0d222e', color2: '#c93a0c' };

/** Call popups; seasonal ones are kept switched off. */
export const popups: (typeof schema.popups.$inferInsert)[] = [
  {
    alias: 'home',
    path: '/',
    headline: 'Расскажем о домах по телефону',
    headline2: 'Позвоним, ответим на вопросы и запишем на показ, если захотите',
    timer: 90,
    timerRepeat: null,
  },
  {
    alias: 'catalogue',
    path: '/katalog',
    headline: 'Подберём квартиру за вас',
    headline2: 'Назовите бюджет и район, пришлём три варианта сегодня',
    timer: 60,
    timerRepeat: 180,
    ...brand,
  },
  {
    alias: 'complexes',
    path: '/obekty/*',
    headline: 'Покажем дом и двор',
    headline2: 'Встретим у офиса продаж, каски и сапоги выдаём на месте',
    timer: 75,
    timerRepeat: 240,
    ...brand,
  },
  {
    alias: 'mortgage',
    path: '/mortgage',
    headline: 'Посчитаем ипотеку вместе',
    headline2: 'Специалист сравнит программы банков и объяснит разницу',
    timer: 60,
    timerRepeat: 180,
    color: '#1d5570',
    color2: '#c93a0c',
  },
  {
    alias: 'buying',
    path: '/kak-kupit/*',
    headline: 'Проведём по всем шагам сделки',
    headline2: 'От брони до ключей: скажем, какие нужны документы и сколько ждать',
    timer: 90,
    timerRepeat: null,
  },
  {
    alias: 'resale',
    path: '/vtorichka/*',
    headline: 'Оценим вашу квартиру',
    headline2: 'Зачтём её в счёт новой или поможем продать',
    timer: 60,
    timerRepeat: 240,
  },
  {
    alias: 'new-year',
    path: '/promo-novyj-god',
    headline: 'Условия новогодней акции',
    headline2: 'Назовём квартиры, которые в ней участвуют',
    timer: 45,
    timerRepeat: null,
    enabled: false,
  },
];

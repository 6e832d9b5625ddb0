import type { accountPromos } from '../../../src/modules/service/account-promo/account-promos.table.ts';

/** Offers of the demo company that stand in the account alone. */
export const demoAccountPromos: readonly (typeof accountPromos.$inferInsert)[] = [
  {
    alias: 'vtoraya-pokupka',
    position: 0,
    audience: 'owner',
    figure: '− 1,5 %',
    title: 'Вторая квартира дешевле',
    text: 'Скидка для тех, кто уже купил у\u00a0нас квартиру: себе, детям или родителям.',
    conditions:
      'Скидка 1,5\u00a0% от\u00a0цены квартиры в\u00a0любом комплексе при подписании договора по\u00a031\u00a0января 2027\u00a0года. Участник нового договора — участник зарегистрированного договора или его близкий родственник. Со\u00a0скидками по\u00a0другим акциям не\u00a0складывается. Не\u00a0является публичной офертой.',
    link: '/katalog',
    startsOn: '2026-09-01',
    endsOn: '2027-01-31',
  },
  {
    alias: 'kladovaya-sosedyam',
    position: 1,
    audience: 'keys-soon',
    figure: '− 7 %',
    title: 'Кладовая к\u00a0вашей квартире',
    text: 'Пока дом строится, соседям кладовые дешевле, чем в\u00a0открытой продаже.',
    conditions:
      'Скидка 7\u00a0% на\u00a0одну кладовую в\u00a0комплексе, где зарегистрирован ваш договор, до\u00a0передачи ключей. Количество кладовых ограничено. Не\u00a0является публичной офертой.',
    link: '/katalog/kladovye',
    startsOn: '2026-08-01',
    endsOn: null,
  },
  {
    alias: 'mesto-k-kvartire',
    position: 2,
    audience: 'no-parking',
    figure: '− 5 %',
    title: 'Машино-место к\u00a0квартире',
    text: 'Для тех, у\u00a0кого в\u00a0доме есть квартира и\u00a0ещё нет места в\u00a0паркинге.',
    conditions:
      'Скидка 5\u00a0% на\u00a0одно машино-место в\u00a0комплексе, где зарегистрирован ваш договор. Не\u00a0складывается с\u00a0сертификатами. Не\u00a0является публичной офертой.',
    link: '/katalog/parking',
    startsOn: '2026-08-01',
    endsOn: null,
  },
];

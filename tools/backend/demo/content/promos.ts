import { INSTALMENT } from './figures.ts';
import type * as schema from '../../src/modules/content/library/content.table.ts';
import { rateWords } from '@m30/calculators/credit/core';
import { familyCredit, familyDisclaimer } from '../data/mortgage.ts';

/** Offers: open ones, dated ones, one that has ended and one that is still to come. */
export const promos: (typeof schema.promos.$inferInsert)[] = [
  {
    alias: 'semeynaya-ipoteka',
    picture: 'finish-sever-child',
    position: 0,
    figure: '12 млн ₽',
    title: 'Семейная ипотека на весь срок кредита',
    text: `Во всех комплексах: ${rateWords(familyCredit)}. Взнос от 20,1 %, срок до 30 лет.`,
    startsOn: '2026-02-01',
    endsOn: null,
    link: '/katalog',
    conditions: familyDisclaimer,
  },
  {
    alias: 'svetly-minus-5',
    picture: 'finish-dvor-kitchen',
    position: 1,
    figure: '− 5 %',
    title: 'Скидка на квартиры в сданном доме',
    text: '«Светлый двор» до 31 декабря: чистовая отделка, ключи сразу после регистрации договора.',
    startsOn: '2026-10-15',
    endsOn: '2026-12-31',
    link: '/katalog?complex=svetly',
    conditions:
      'Скидка 5 % уже учтена в цене всех свободных квартир комплекса «Светлый двор» и действует при заключении договора купли-продажи с 15 октября по 31 декабря 2026 года. Со скидками по другим акциям не складывается. Количество квартир ограничено. Не является публичной офертой.',
  },
  {
    alias: 'rassrochka-do-klyuchey',
    picture: 'zaliv-facade',
    position: 2,
    figure: '0 ₽',
    title: 'Рассрочка без удорожания до получения ключей',
    text: `«Канал 9», «Залив», «Колоннада». Первый взнос ${INSTALMENT.from}.`,
    startsOn: '2026-09-01',
    endsOn: null,
    link: '/katalog?complex=kanal,zaliv,kolonnada',
    conditions: `Рассрочку предоставляет ООО «Меридиан 30». Первый взнос ${INSTALMENT.atLeast} цены договора, остаток вносится на счёт эскроу равными долями ${INSTALMENT.often}, последний платёж — не позднее чем ${INSTALMENT.before} до передачи квартиры. Проценты не начисляются. Не является публичной офертой.`,
  },
  {
    alias: 'ceny-nizhe',
    picture: 'terrasy-courtyard',
    position: 3,
    figure: '− 4 %',
    title: 'Отдельные квартиры дешевле на 4–5 %',
    text: 'По несколько квартир в «Канале 9», «Заливе», «Мануфактуре», «Северном свете» и «Террасах».',
    startsOn: '2026-10-15',
    endsOn: '2026-12-20',
    link: '/katalog?complex=kanal,zaliv,loft,severny,terrasy',
    conditions:
      'Скидка от 4 до 5 %, у каждой квартиры своя, действует там, где рядом с ценой стоит прежняя, при заключении договора по 20 декабря 2026 года. Не является публичной офертой.',
  },
  {
    alias: 'subbota-na-stroyke',
    picture: 'site-loft-frame',
    position: 4,
    figure: '40 минут',
    title: 'Экскурсия по стройке в субботу',
    text: '«Мануфактура»: поднимаемся на готовый этаж, показываем планировки без стен и с ними.',
    startsOn: '2026-10-01',
    endsOn: null,
    link: '/obekty/loft',
    conditions:
      'Экскурсии проходят по субботам в 12:00, группа до восьми человек, участие бесплатное. Нужна запись по телефону отдела продаж и закрытая обувь. При ветре сильнее 15 м/с экскурсия переносится.',
  },
  {
    alias: 'leto-v-sosnah',
    position: 5,
    figure: '0 ₽',
    title: 'Летом в «Сосны» довозим от станции',
    text: 'Микроавтобус к каждой электричке по субботам, до конца сентября.',
    startsOn: '2026-06-01',
    endsOn: '2026-09-30',
    link: '/katalog?complex=sosny',
    conditions:
      'По субботам с 1 июня по 30 сентября 2026 года микроавтобус бесплатно довозил гостей показа от станции Репино до посёлка и обратно. Число мест ограничивала запись.',
  },
  {
    alias: 'novogodnyaya-bron',
    position: 6,
    figure: '30 дней',
    title: 'Цена декабря до конца января',
    text: 'Подпишите договор до 31 января по цене, которую выбрали в декабре.',
    startsOn: '2026-12-15',
    endsOn: '2027-01-31',
    link: '/promo-novyj-god',
    conditions:
      'Цена фиксируется на 30 календарных дней со дня подписания предварительного соглашения, заключённого с 15 декабря 2026 года по 10 января 2027 года. Соглашение бесплатно. Не является публичной офертой.',
  },
];

import type { PartnerKind } from '../../../kernel/config/partner-kind.ts';

/** How each embedded partner introduces itself. */
export const BADGES: Readonly<Record<PartnerKind, { name: string; note: string }>> = {
  acquirer: {
    name: 'Тестовый банк-эквайер',
    note: 'Эта страница стоит на месте платёжной страницы банка. Деньги не списываются, карта не нужна.',
  },
  signature: {
    name: 'Тестовый «Госключ»',
    note: 'Эта страница имитирует «Госключ» — усиленную квалифицированную электронную подпись. Код приходит на телефон покупателя. Юридической силы такая подпись не имеет.',
  },
  escrow: {
    name: 'Тестовый банк расчётов',
    note: 'Эта страница стоит на месте банка, который открывает счёт эскроу или аккредитив. Деньги не переводятся.',
  },
  registration: {
    name: 'Тестовый регистратор',
    note: 'Эта страница стоит на месте Росреестра. Здесь проходит регистрация.',
  },
  bank: {
    name: 'Тестовый ипотечный банк',
    note: 'Эта страница стоит на месте кабинета банка. Здесь принимают решение по заявке.',
  },
};

/** States of a matter in words; they are the last thing that happened to it. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  new: 'ждёт решения',
  silent: 'банк молчит',
  succeeded: 'оплачено',
  refused: 'отказано',
  refunded: 'деньги возвращены',
  signed: 'подписано',
  opened: 'счёт открыт',
  funded: 'деньги на счёте',
  sent: 'документы приняты',
  suspended: 'приостановлено',
  done: 'зарегистрировано',
  review: 'банк рассматривает',
  approved: 'одобрено',
};

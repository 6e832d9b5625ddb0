import type { PartnerKind } from '../../kernel/config/partner-kind.ts';

/** What a buyer reads at a step of a sale for which the company has no partner yet. */
export const NOT_SET_UP: Readonly<Record<PartnerKind, string>> = {
  acquirer:
    'Оплата на\u00a0сайте ещё не\u00a0подключена. Позвоните нам: менеджер подскажет, как оплатить',
  signature:
    'Электронная подпись ещё не\u00a0подключена. Позвоните нам: договор можно подписать в\u00a0офисе',
  escrow:
    'Открытие счёта эскроу на\u00a0сайте ещё не\u00a0подключено. Позвоните нам: менеджер подскажет банк',
  registration:
    'Электронная регистрация ещё не\u00a0подключена. Позвоните нам: менеджер подаст документы вместе с\u00a0вами',
  bank: 'Отправка анкет в\u00a0банки ещё не\u00a0подключена. Позвоните нам: специалист по\u00a0ипотеке отправит заявку',
};

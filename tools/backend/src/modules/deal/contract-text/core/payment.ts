import { INSTALMENT_WORDS, OWN_INSTALMENT } from '@m30/calculators/instalment/core';
import { formatCount } from '@m30/ui-kit/format';
import { day, money } from './amounts.ts';
import { TERMS } from './company-terms.ts';
import { sidesOf } from './sides.ts';
import type { ClauseDraft, ContractFacts, WriteChapter } from './types.ts';

/** Out of whose pocket the price comes, and when: after the registration, never before. */
export const payment: WriteChapter = (facts) => ({
  title: 'Порядок оплаты',
  clauses: [sources(facts), term(facts)],
});

function term({ kind, payment: { kind: way } }: ContractFacts): ClauseDraft {
  const days = formatCount(TERMS.paymentDays, ['дня', 'дней', 'дней']);
  if (kind === 'sale') {
    return {
      text: `Деньги вносятся на аккредитив в течение ${days} после подписания Договора и до подачи документов на регистрацию перехода права.`,
      plain: 'Деньги лежат в банке и ждут, пока право перейдёт к вам.',
    };
  }
  const text = (what: string) =>
    `${what} на счёт эскроу в течение ${days} после государственной регистрации Договора. До регистрации Застройщик денег не принимает.`;
  const all = text('Деньги вносятся');
  return {
    text: way === 'instalment' ? text('Первый взнос вносится') : all,
    plain: 'Сначала регистрация в Росреестре, потом деньги.',
    sample: { text: all, reason: BY_PARTS },
  };
}

const BY_PARTS = 'В образце цена вносится сразу, вы выбрали рассрочку';

/** What the buyer pays the price of; the sample knows own money alone. */
function sources(facts: ContractFacts): ClauseDraft {
  const { buyer, verb } = sidesOf(facts);
  const { payment: way, price } = facts;
  const pays = `${buyer.nom} ${verb('вносит', 'вносят')}`;
  const all = `${pays} цену Договора, ${money(price)}, из собственных средств единовременно.`;
  const other = (
    text: string,
    plain: string,
    reason: string,
    calculation = [] as [string, string][],
  ) => ({
    text,
    plain,
    sample: { text: all, reason },
    calculation,
  });
  const total: [string, string] = ['Цена Договора', money(price)];
  switch (way.kind) {
    case 'own':
      return { text: all, plain: 'Вся сумма сразу, без кредита.' };
    case 'loan':
      return other(
        `${pays} ${money(way.own)} собственных средств и ${money(way.loan)} кредита (${way.bank}). С государственной регистрации Объект или право требования на него находится в залоге у банка.`,
        'Банк переводит свою часть сам. Залог снимут, когда вы вернёте кредит.',
        'В образце кредита нет, вы выбрали ипотеку',
        [['Собственные средства', money(way.own)], [`Кредит, ${way.bank}`, money(way.loan)], total],
      );
    case 'capital':
      return other(
        `${pays} ${money(way.own)} собственных средств и ${money(way.capital)} средств материнского (семейного) капитала. Средства капитала перечисляет Социальный фонд России.`,
        'Капитал перечисляет фонд по вашему заявлению.',
        'В образце капитала нет, вы выбрали его в заказе',
        [
          ['Собственные средства', money(way.own)],
          ['Материнский капитал', money(way.capital)],
          total,
        ],
      );
    case 'instalment':
      return instalment(facts, way, other);
    case 'trade-in':
      return other(
        `${pays} цену Договора, ${money(price)}; часть цены ${verb('погашает', 'погашают')} из денег от продажи жилья по адресу: ${way.address}.`,
        'Мы поможем продать вашу квартиру, деньги от неё пойдут в оплату новой.',
        'В образце зачёта нет, вы выбрали его в заказе',
      );
  }
}

type Other = (
  text: string,
  plain: string,
  reason: string,
  rows?: [string, string][],
) => ClauseDraft;

/** How the amounts and the days of further payments come about. */
const HOW_COUNTED = `Остаток цены Договора делится на равные платежи, последний включает разницу от округления до копейки. Сроки отсчитываются от даты Договора, через каждые ${OWN_INSTALMENT.every} месяца, но не позднее чем ${INSTALMENT_WORDS.before} до срока передачи Объекта.`;

/** @throws Error for a sale: a completed lot is paid at once */
function instalment(
  facts: ContractFacts,
  { first, shares }: Extract<ContractFacts['payment'], { kind: 'instalment' }>,
  other: Other,
): ClauseDraft {
  if (facts.kind === 'sale') throw new Error(`contract ${facts.number} sells by instalments`);
  const { buyer, verb } = sidesOf(facts);
  const count = formatCount(shares.length, ['платёж', 'платежа', 'платежей']);
  const list = shares.map(({ due, amount }, at) => `${at + 1}) до ${day(due)} — ${money(amount)}`);
  return other(
    `${buyer.nom} ${verb('вносит', 'вносят')} ${money(first)} первым взносом, остаток — ${count} на счёт эскроу:\n${list.join(';\n')}.\n${HOW_COUNTED}`,
    'Проценты на остаток не начисляются: сумма платежей равна цене.',
    BY_PARTS,
    [
      ['Первый взнос', money(first)],
      ...shares.map(({ due, amount }): [string, string] => [`До ${day(due)}`, money(amount)]),
      ['Цена Договора', money(facts.price)],
    ],
  );
}

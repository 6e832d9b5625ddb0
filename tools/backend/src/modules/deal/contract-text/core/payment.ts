import { INSTALMENT_WORDS, lastPaymentDay } from '@m30/calculators/instalment/core';
import { formatCount } from '@m30/ui-kit/format';
import { quarterEnd } from '../../contract/term/quarter-end.ts';
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
  const what = way === 'instalment' ? 'Первый взнос вносится' : 'Деньги вносятся';
  return kind === 'ddu'
    ? {
        text: `${what} на счёт эскроу в течение ${days} после государственной регистрации Договора. До регистрации Застройщик денег не принимает.`,
        plain: 'Сначала регистрация в Росреестре, потом деньги.',
      }
    : {
        text: `${what} на аккредитив в течение ${days} после подписания Договора и до подачи документов на регистрацию перехода права.`,
        plain: 'Деньги лежат в банке и ждут, пока право перейдёт к вам.',
      };
}

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

function instalment(
  facts: ContractFacts,
  { first, shares }: Extract<ContractFacts['payment'], { kind: 'instalment' }>,
  other: Other,
): ClauseDraft {
  const { buyer, verb } = sidesOf(facts);
  const [each = 0] = shares;
  const last = shares.at(-1) ?? each;
  const count = formatCount(shares.length, ['платёж', 'платежа', 'платежей']);
  const until = facts.handover && day(lastPaymentDay(quarterEnd(facts.handover)));
  const same =
    last === each ? `по ${money(each)}` : `по ${money(each)}, последний — ${money(last)}`;
  return other(
    `${buyer.nom} ${verb('вносит', 'вносят')} ${money(first)} первым взносом, остаток — ${count} ${same}, ${INSTALMENT_WORDS.often}${until ? ` и не позднее ${until}` : ''}.`,
    'Проценты на остаток не начисляются: сумма платежей равна цене.',
    'В образце цена вносится сразу, вы выбрали рассрочку',
    [
      ['Первый взнос', money(first)],
      [`${count} ${INSTALMENT_WORDS.often}`, money(shares.reduce((sum, part) => sum + part, 0))],
      ['Цена Договора', money(facts.price)],
    ],
  );
}

import { addMonths, formatCount } from '@m30/ui-kit/format';
import { day, money } from './amounts.ts';
import { TERMS } from './company-terms.ts';
import { LAW } from '../../law/law.ts';
import { quarterEnd } from '../../contract/term/quarter-end.ts';
import { sidesOf } from './sides.ts';
import type { ContractFacts, WriteChapter } from './types.ts';

/** Where the money of a share in construction waits. */
export const escrow: WriteChapter = (facts) => {
  const { buyer } = sidesOf(facts);
  const release = formatCount(LAW.releaseDays.value, [
    'рабочего дня',
    'рабочих дней',
    'рабочих дней',
  ]);
  return {
    title: 'Счёт эскроу',
    clauses: [
      {
        text: `Счёт эскроу открывает ${facts.bank} на имя ${buyer.gen}${escrowTerm(facts)}. Счёт открывается до государственной регистрации Договора и до неё остаётся пустым.`,
        plain: 'Счёт на ваше имя, комиссии за него нет.',
        law: [LAW.escrowMonths],
      },
      {
        text: `Банк перечисляет деньги Застройщику в течение ${release} после того, как Застройщик представит разрешение на ввод дома в эксплуатацию.`,
        plain: `Деньги ждут на счёте, пока дом не введён. До ${money(LAW.insuredEscrow.value)} застраховано; сверх этой суммы страхование не действует.`,
        law: [LAW.releaseDays, LAW.insuredEscrow],
      },
    ],
  };
};

function escrowTerm({ handover }: ContractFacts): string {
  if (!handover) return '';
  return ` на срок до ${day(addMonths(quarterEnd(handover), LAW.escrowMonths.value))}`;
}

/** How a completed lot is paid. */
export const letterOfCredit: WriteChapter = (facts) => {
  const { buyer } = sidesOf(facts);
  const months = formatCount(TERMS.letterMonths, ['месяц', 'месяца', 'месяцев']);
  return {
    title: 'Аккредитив',
    clauses: [
      {
        text: `Расчёты проводятся через безотзывный покрытый аккредитив, который ${facts.bank} открывает по поручению ${buyer.gen} на ${months}.`,
        plain:
          'Аккредитив — деньги, которые банк хранит до выполнения условия. Отозвать их без вас нельзя.',
        law: [LAW.letterOfCredit],
      },
      {
        text: `Банк выплачивает деньги Продавцу после государственной регистрации права собственности ${buyer.gen} по выписке из Единого государственного реестра недвижимости.`,
        plain: 'Продавец получит деньги, когда собственником станете вы.',
      },
    ],
  };
};

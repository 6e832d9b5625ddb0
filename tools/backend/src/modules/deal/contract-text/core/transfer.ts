import { formatCount } from '@m30/ui-kit/format';
import { day } from './amounts.ts';
import { TERMS } from './company-terms.ts';
import { LAW } from '../../law/law.ts';
import { quarterEnd } from '../../contract/term/quarter-end.ts';
import { sidesOf } from './sides.ts';
import type { ContractFacts, WriteChapter } from './types.ts';

/** When the keys are given of what is being built. */
export const transfer: WriteChapter = (facts) => {
  const { buyer, verb } = sidesOf(facts);
  const until = lastDay(facts);
  const notice = LAW.noticeMonths.value === 1 ? 'месяц' : `${LAW.noticeMonths.value} месяца`;
  const days = formatCount(LAW.acceptanceDays.value, [
    'рабочего дня',
    'рабочих дней',
    'рабочих дней',
  ]);
  const repairs = formatCount(TERMS.repairDays.ddu, ['дня', 'дней', 'дней']);
  return {
    title: 'Передача',
    clauses: [
      {
        text: `Застройщик передаёт Объект не позднее ${until} по передаточному акту, после получения разрешения на ввод дома в эксплуатацию. Досрочная передача допускается.`,
        plain: `Ключи — не позже ${until}. На осмотр можно прийти со специалистом.`,
      },
      {
        text: `О готовности Объекта Застройщик сообщает заказным письмом и в личном кабинете не менее чем за ${notice} до начала передачи. ${buyer.nom} ${verb('приступает', 'приступают')} к приёмке в течение ${days} после получения сообщения.`,
        plain: 'Узнаете сразу, а не когда дойдёт письмо.',
        law: [LAW.noticeMonths],
      },
      {
        text: `Если Объект передан с недостатками, они записываются в акт осмотра, Застройщик устраняет их безвозмездно не позднее ${repairs} после его подписания.`,
        plain: 'Замечания сначала исправляют, потом подписывают передаточный акт.',
      },
    ],
  };
};

/** When the keys are given of what stands. */
export const saleTransfer: WriteChapter = (facts) => {
  const { buyer } = sidesOf(facts);
  const days = formatCount(TERMS.handoverDays, ['дня', 'дней', 'дней']);
  const repairs = formatCount(TERMS.repairDays.sale, ['дня', 'дней', 'дней']);
  return {
    title: 'Передача',
    clauses: [
      {
        text: `Право собственности на Объект переходит к ${buyer.dat} с государственной регистрации перехода права.`,
        plain: 'Собственником вы становитесь в день записи в реестре.',
        law: [LAW.ownershipByRegistration],
      },
      {
        text: `Продавец передаёт Объект и ключи по передаточному акту в течение ${days} после регистрации перехода права.`,
        plain: `Ключи — не позже чем через ${formatCount(TERMS.handoverDays, ['день', 'дня', 'дней'])} после регистрации.`,
        law: [LAW.transferOfSold],
      },
      {
        text: `Если Объект передан с недостатками, они записываются в акт осмотра, Продавец устраняет их безвозмездно не позднее ${repairs} после его подписания.`,
        plain: 'Замечания исправляют за счёт продавца, какими бы мелкими они ни были.',
        law: [LAW.defectsOfSold, LAW.repairDaysOfSold],
      },
    ],
  };
};

/** @throws Error for a share in construction whose building has no term */
function lastDay({ number, handover }: ContractFacts): string {
  if (!handover) throw new Error(`contract ${number} has no term of handover`);
  return day(quarterEnd(handover));
}

import { LAW } from '../../law/law.ts';
import { sidesOf } from './sides.ts';
import type { WriteChapter } from './types.ts';

/** How the contract ends before its time. */
export const termination: WriteChapter = (facts) => {
  const { kind } = facts;
  const { buyer, seller, verb } = sidesOf(facts);
  const months =
    LAW.withdrawalMonths.value === 2 ? 'два месяца' : `${LAW.withdrawalMonths.value} месяца`;
  return {
    title: 'Прекращение',
    clauses: [
      {
        text: `${buyer.nom} вправе отказаться от Договора, если передача Объекта просрочена более чем на ${months}. ${
          kind === 'ddu'
            ? 'Деньги со счёта эскроу возвращает банк.'
            : 'Деньги с аккредитива возвращает банк, полученные Продавцом — Продавец.'
        }`,
        ...(kind === 'ddu' && { law: [LAW.withdrawalMonths] }),
        plain: `Если мы опаздываем больше чем на ${months}, можно забрать деньги.`,
      },
      {
        text: `Если государственная регистрация не состоялась, ${buyer.nom} ничего ${seller.dat} не ${verb('должен', 'должны')}, а внесённые деньги банк возвращает полностью.`,
        plain: 'Нет записи в реестре — нет и расчёта.',
      },
    ],
  };
};

import type { ChosenPayment } from '@m30/api';
import { familyRight, type Child } from '@m30/calculators/family';
import { formatDate } from '@m30/ui-kit/format';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';

type Terms = Extract<ChosenPayment, { kind: 'mortgage' }>['terms'];

/** The children of an order's terms as the rule of the programme reads them. */
const toChildren = (children: NonNullable<Terms['children']>): Child[] =>
  children.map(({ birth_date: birth }) => ({ birth }));

/**
 * Why a family programme does not lend to these borrowers, with what remains to them, Russian; `null` where it does.
 * @param today ISO date in Moscow
 */
export function whyNotFamily(
  { children = [], other_ground: isOther }: Pick<Terms, 'children' | 'other_ground'>,
  { today, offers }: { today: string; offers: Snapshot['offers'] },
): string | null {
  const unborn = children.find(({ birth_date }) => birth_date > today);
  if (unborn) return `Дата рождения ${formatDate(unborn.birth_date)} ещё не\u00a0наступила`;
  const right = familyRight(toChildren(children), today, isOther);
  if (right.eligible) return null;
  if (children.length === 0) return right.why;
  const others = offers.filter(({ families }) => !families);
  const named = others.map(({ bank, name }) => `${bank.name}, «${name}»`);
  return named.length > 0 ? `${right.why}. Остаются программы: ${named.join('; ')}` : right.why;
}

/** Whether the terms of a payment are those of a family programme. */
export const isForFamilies = (
  payment: ChosenPayment,
  { programme, offers }: Pick<Snapshot, 'programme' | 'offers'>,
): boolean =>
  payment.kind === 'mortgage' &&
  [programme, ...offers].find((one) => one?.id === payment.terms.programme)?.families === true;

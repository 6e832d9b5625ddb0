import { familyRight, type FamilyRight } from '@m30/calculators/family';
import type { FieldIssue } from '@m30/api/client';
import { isComplete, masks } from '@m30/ui-kit/mask';
import { bankProgrammes, type PaymentChoice, type Programme, type TypedChild } from './choice.ts';

const isoOf = (typed: string) => typed.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');

const isTyped = ({ birth_date }: TypedChild) => isComplete(masks.birthDate, birth_date);

/** What the buyer says of the right to a family programme. */
type Said = Pick<PaymentChoice, 'children' | 'otherGround'>;

/** What the rule of the programme says of those whose date is typed. */
const judge = ({ children, otherGround }: Said, today: string): FamilyRight =>
  familyRight(
    children.filter(isTyped).map(({ birth_date }) => ({ birth: isoOf(birth_date) })),
    today,
    otherGround,
  );

/** Whether the family programme lends to parents of these children; `null` until a date is typed. ISO date in Moscow. */
export const rightOf = (said: Said, today: string): FamilyRight | null =>
  said.children.some(isTyped) ? judge(said, today) : null;

/** Programmes that ask for no children, by name: «Балтика Банк, «Стандартная»». */
export const otherProgrammes = (programmes: readonly Programme[]): string[] =>
  bankProgrammes(programmes)
    .filter(({ families }) => families !== true)
    .map(({ bank, name }) => `${bank ?? ''}, «${name}»`);

/** What keeps a family programme from lending, beside the field that says it. */
export function childrenIssues(said: Said, today: string): FieldIssue[] {
  const unfinished = said.children.findIndex(
    (child) => child.birth_date !== '' && (!isTyped(child) || isoOf(child.birth_date) > today),
  );
  if (unfinished >= 0) {
    return [
      {
        path: `terms.children.${unfinished}.birth_date`,
        message: 'Введите дату рождения ребёнка: день, месяц, год',
      },
    ];
  }
  const right = judge(said, today);
  return right.eligible ? [] : [{ path: 'terms.children.0.birth_date', message: right.why }];
}

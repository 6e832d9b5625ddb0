import { formatDate } from '@m30/ui-kit/format';
import type { Letter } from '../../../kernel/letter/define-letter.ts';
import type { Fact } from '../../../kernel/letter/value.ts';
import { leadLetter } from './lead.letters.ts';
import type { leads } from './leads.table.ts';
import { DETAIL_LABELS } from './labels.ts';

/** Writes the letter by which the staff learn of a lead. */
export function letterToStaff(
  lead: typeof leads.$inferInsert,
  purpose: string,
  to: string,
): Letter {
  const details = Object.entries(DETAIL_LABELS).flatMap(([key, label]): Fact[] => {
    const value = lead.details[key];
    return value ? [[label, value]] : [];
  });
  const marks = Object.entries(lead.marketing);
  const facts: Fact[] = [
    ['Имя', lead.name || 'не указано'],
    ['Телефон', lead.phone || 'не указан'],
    ...details,
    ...(lead.referrer ? ([['Откуда', lead.referrer]] as const) : []),
    ...marks,
    ['Принята', `${formatDate(lead.createdAt, 'stamp')} (Москва)`],
  ];
  return leadLetter.to(to, { purpose, facts });
}

import { isoDay } from '@m30/ui-kit/mask';
import type { Complaints } from '../../../store/form/use-complaints.ts';

/** The order of a service as it is typed. */
export interface ServiceDraft {
  /** Guid of an order, or nothing. */
  premise: string;
  /** Where, in words, for premises of no order. */
  address: string;
  choice: string;
  /** DD.MM.YYYY. */
  day: string;
  comment: string;
}

interface Rules {
  choices: readonly string[];
  /** ISO dates. */
  first_day: string;
  last_day: string;
}

/** What is wrong with an order, by its fields, in their order. */
export function complaintsOf(
  { premise, address, choice, day }: ServiceDraft,
  { choices, first_day, last_day }: Rules,
): Complaints {
  const date = isoDay(day);
  const isFree = date !== null && date >= first_day && date <= last_day;
  return {
    ...(choices.length > 0 && !choices.includes(choice) && { choice: 'Выберите, что нужно' }),
    ...(premise === '' && address.trim() === '' && { address: 'Напишите адрес' }),
    ...(!isFree && {
      day: 'Выберите день начиная с\u00a0завтрашнего, не\u00a0дальше трёх месяцев',
    }),
  };
}

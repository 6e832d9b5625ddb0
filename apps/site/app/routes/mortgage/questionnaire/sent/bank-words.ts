import type { Application } from '../data/use-questionnaire.ts';

type Status = Application['banks'][number]['status'];

/** What a bank has said so far, in words. */
export const bankWords: Readonly<Record<Status, string>> = {
  sent: 'Отправлена',
  review: 'На рассмотрении',
  approved: 'Одобрена',
  refused: 'Отказ',
};

/** Whether a bank has not decided yet. */
export const isOpen = (status: Status): boolean => status === 'sent' || status === 'review';

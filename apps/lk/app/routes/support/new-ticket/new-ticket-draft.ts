import type { Complaints } from '../../../store/form/use-complaints.ts';
import type { MessageFile } from '../message/MessageFiles.tsx';

/** A question as it is typed. */
export interface TicketDraft {
  topic: string;
  /** Guid of an order, or nothing. */
  premise: string;
  title: string;
  text: string;
  files: readonly MessageFile[];
}

export const EMPTY: TicketDraft = { topic: '', premise: '', title: '', text: '', files: [] };

/** What is missing, by its field, in their order. */
export function complaintsOf({ topic, title, text }: TicketDraft): Complaints {
  return {
    ...(topic === '' && { topic: 'Выберите тему' }),
    ...(title.trim() === '' && { title: 'Напишите, о\u00a0чём вопрос' }),
    ...(text.trim() === '' && { text: 'Напишите, что случилось' }),
  };
}

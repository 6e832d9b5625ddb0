import { leadTrigger, type LeadTrigger } from '@m30/ui-kit/lead-trigger';

/**
 * Opens the question about a lot of any kind.
 * @param id readable id of the lot
 * @param about what it is about, in words: «о квартире № 57»
 */
export const questionTrigger = (id: string, about: string): LeadTrigger =>
  leadTrigger('lotQuestion', { objectId: id, title: `Вопрос ${about}` });

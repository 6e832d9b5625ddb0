import { leadTrigger, type LeadTrigger } from '@m30/ui-kit/lead-trigger';
import { placeTitle } from '../../shared/resale-words.ts';
import type { ResalePageFlat } from './resale-flat.ts';

/** Opens the request of the resale department, in words that fit this flat. */
export function showTrigger(flat: Pick<ResalePageFlat, 'place' | 'agent'>): LeadTrigger {
  return leadTrigger('callRequestSecondary', {
    title: 'Посмотреть квартиру',
    lead: `${placeTitle(flat)}. Показ предложит ${flat.agent.name}.`,
  });
}

import { leadTrigger, type LeadTrigger } from '@m30/ui-kit/lead-trigger';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** Opens the request for a unit, in words that fit premises. */
export function unitTrigger({ guid }: Pick<PremisesPageUnit, 'guid'>): LeadTrigger {
  return leadTrigger('orderForm', {
    apartmentGuid: guid,
    title: 'Оставить заявку на\u00a0помещение',
    lead: 'Брокер перезвонит в\u00a0рабочее время, пришлёт план и\u00a0ответит на\u00a0вопросы.',
  });
}

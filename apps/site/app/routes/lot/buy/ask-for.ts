import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { LotView } from '../data/lot.server.ts';

/** Where the button of a flat leads: to the visitor's own order of it, else to a request. */
export const askFor = ({ own, guid }: Pick<LotView, 'own' | 'guid'>) =>
  own ? { href: `/order/${own.order}` } : leadTrigger('orderForm', { apartmentGuid: guid });

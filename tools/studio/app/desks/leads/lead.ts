import type { StudioResult } from '../../../contract/client.ts';

/** A lead as table and board show it. */
export type Lead = StudioResult<'Leads.List'>['leads'][number];
/** A lead with everything that is known of it. */
export type LeadDetails = StudioResult<'Leads.Get'>['lead'];

/** Who it is: the name, or what there is in its place. */
export const whoOf = ({ name, phone, email }: Lead): string =>
  name || phone || email || 'Без имени';

import type { Services } from '../../../kernel/services.ts';

/** What composing and storing a text needs besides the database. */
export interface Composing extends Pick<Services, 'clock'> {
  catalogue: Pick<Services['catalogue'], 'snapshot'>;
}

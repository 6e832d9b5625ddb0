import type { Library } from '../../content/library/library.ts';
import type { DrawingSource } from './drawing/drawings-of.ts';
import type { Services } from '../../../kernel/services.ts';

/** What composing and storing a text needs besides the database. */
export interface Composing extends Pick<Services, 'clock'> {
  content: { readonly library: Pick<Library, 'templates' | 'company'> };
  catalogue: Pick<Services['catalogue'], 'snapshot'>;
  /** Where the drawings of the appendix are. */
  media: DrawingSource;
}

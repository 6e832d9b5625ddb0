import type { ResultOf } from '@m30/api/client';

/** One resale flat as the page has it. */
export type ResalePageFlat = ResultOf<'Objects.GetResaleItem'>;

import type { ResultOf } from '@m30/api/client';

/** One residential complex as its page has it. */
export type Complex = ResultOf<'Objects.GetObject'>;

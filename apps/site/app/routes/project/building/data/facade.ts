import type { ResultOf } from '@m30/api/client';

/** One building as its page has it. */
export type Facade = ResultOf<'Objects.GetFacade'>;

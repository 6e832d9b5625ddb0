import type { ResultOf } from '@m30/api/client';

/** A price that the model explains: its parts, the flats near it and the model's own error. */
export type ExplainedPrice = Extract<ResultOf<'Objects.GetPriceParts'>, { state: 'explained' }>;

/** Why there is no sum. */
export type Silence = Extract<ResultOf<'Objects.GetPriceParts'>, { state: 'silent' }>['reason'];

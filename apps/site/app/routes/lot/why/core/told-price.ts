import type { ResultOf } from '@m30/api/client';

/** A price as the model tells it. */
export type ToldPrice = Extract<ResultOf<'Objects.GetPriceParts'>, { state: 'explained' }>;

/** Why there is no sum. */
export type Silence = Extract<ResultOf<'Objects.GetPriceParts'>, { state: 'silent' }>['reason'];

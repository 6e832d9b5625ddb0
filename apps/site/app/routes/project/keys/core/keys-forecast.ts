import type { ResultOf } from '@m30/api/client';

/** When the keys of a complex are to be expected. */
export type KeysForecast = ResultOf<'Objects.GetKeysForecast'>;

/** A building of it in any state. */
export type BuildingKeys = KeysForecast['buildings'][number];

/** A building that is forecast. */
export type ForecastKeys = Extract<BuildingKeys, { state: 'forecast' }>;

/** A building that nothing is said of. */
export type SilentKeys = Extract<BuildingKeys, { state: 'silent' }>;

/** What the company has handed over. */
export type KeysRecord = NonNullable<KeysForecast['record']>;

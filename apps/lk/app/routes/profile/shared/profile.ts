import type { ResultOf } from '@m30/api/client';

/** Everything of the page of the profile. */
export type ProfileData = ResultOf<'LK.GetProfile'>;

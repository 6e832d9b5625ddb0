import type { Api } from '@m30/api/client';

/** Everything of the buyer's profile. */
export const loadProfile = (api: Api) => api.get('LK.GetProfile', {});

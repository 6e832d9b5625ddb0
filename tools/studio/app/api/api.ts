import { createStudioApi } from '../../contract/client.ts';

/** The one client of the Studio: its session is a cookie. */
export const api = createStudioApi();

import { createApi } from '@m30/api/client';

/** The browser's client of this origin's API. Holds no state of a visitor. */
export const browserApi = createApi();

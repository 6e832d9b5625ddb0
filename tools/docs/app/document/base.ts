/** Path of the site, `/` where it has an origin of its own. */
export const BASE = import.meta.env.BASE_URL;

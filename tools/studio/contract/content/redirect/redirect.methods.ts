import { entryMethods } from '../entry.ts';
import { oldAddress, RedirectBodySchema } from './redirect.schema.ts';

/** Old addresses: list, write, take away. */
export const {
  list: listRedirects,
  get: getRedirectEntry,
  save: saveRedirect,
  remove: removeRedirect,
} = entryMethods({
  ...{ group: 'Redirects', what: 'redirect', right: 'site.edit' },
  ...{ id: oldAddress, body: RedirectBodySchema },
});

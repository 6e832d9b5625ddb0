import * as v from 'valibot';
import { STUDIO_FILES_PATH } from '@m30/studio/contract/core/addresses';

const isGuid = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/** Filters of the old list that the desk of leads has under the same names. */
const PARAMETERS = ['form', 'from', 'to', 'text'];

/** Where in the Studio stands what an address of the former `/staff` showed: links of letters and bookmarks go on. */
export function studioAddressOf({ pathname, searchParams }: URL): string {
  const [, , part = '', id = ''] = pathname.split('/');
  if (part === 'files' && isGuid(id)) return `${STUDIO_FILES_PATH}/${id}`;
  if (part === 'account' || part === 'actions') return '/studio/work';
  if (part === 'reviews') return '/studio/reviews';
  if (part !== 'leads' && part !== 'leads.csv') return '/studio';
  const query = new URLSearchParams({ view: 'all' });
  for (const name of PARAMETERS) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  if (isGuid(id)) query.set('lead', id);
  return `/studio/leads?${query.toString()}`;
}

import * as v from 'valibot';

/** Pattern of a page's address as the route tables write it, without anything that was filled in. */
export const routePattern = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^(\*|\/[\w:?*./-]*)$/, 'Неверный параметр'),
);

import type { MetaDescriptor } from 'react-router';

/** Title of an account page; search engines stay out of the account. */
export function accountMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Личный кабинет` }, { name: 'robots', content: 'noindex' }];
}

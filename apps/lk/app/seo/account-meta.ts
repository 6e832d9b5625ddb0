import type { MetaDescriptor } from 'react-router';

/** What a tab with a page of the account is called. */
export const accountTitle = (title: string) => `${title} · Личный кабинет`;

/** Title of an account page; search engines stay out of the account. */
export function accountMeta(title: string): MetaDescriptor[] {
  return [{ title: accountTitle(title) }, { name: 'robots', content: 'noindex' }];
}

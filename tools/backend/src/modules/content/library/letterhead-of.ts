import type { Config } from '../../../kernel/config/config.ts';
import type { Letterhead } from '../../../kernel/letter/letterhead.ts';
import type { Library } from './library.ts';

/** Who signs letters: what the footer of the account says of the company. While the site is not set up there is its address alone. */
export function letterheadOf(
  { publicOrigin: origin }: Pick<Config, 'publicOrigin'>,
  { templates }: Pick<Library, 'templates'>,
): Letterhead {
  if (!templates) return { company: new URL(origin).host, origin, phone: '', email: '' };
  const { logo, phone, email } = templates.account;
  return { company: logo, origin, phone: phone.value, email };
}

import * as v from 'valibot';
import { text } from '../../core/schemas.ts';
import { siteLink } from '../entry-fields.ts';

/** An address that once had a page, without a slash at its end. */
export const oldAddress = v.pipe(
  text(200),
  v.regex(/^(\/[^/?#\s\\]+)+$/, 'Старый адрес: /contacts/office, без ? и косой черты в конце'),
);

/** Where whoever comes to an old address is led. */
export const RedirectBodySchema = v.strictObject({ to: siteLink });

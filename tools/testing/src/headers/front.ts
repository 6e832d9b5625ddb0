import { readFileSync } from 'node:fs';

/** Settings of nginx in front of the product. */
export const front = readFileSync(
  new URL('../../../../deploy/nginx/meridian30.conf', import.meta.url),
  'utf8',
);

/** The plain address leads to HTTPS, whatever is asked for but the certificate's proof. */
export function leadsToHttps(): boolean {
  const [, plain = ''] = front.split(/^server \{$/m);
  return /listen 80;[^]*location \/ \{\s*return 301 https:\/\//.test(plain);
}

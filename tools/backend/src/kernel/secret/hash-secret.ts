import { createHash } from 'node:crypto';

/** What the database knows of a secret that a cookie or a link carries: 64 hexadecimal digits. The secret is random and long, so one round is enough. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

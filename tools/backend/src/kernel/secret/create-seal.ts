import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what has to be read again, so that a row of the database alone tells nothing. */
export interface Seal {
  /**
   * @param about whose it is and what for: elsewhere the seal does not open
   * @returns «sealed.…», another one each time
   */
  seal(text: string, about: string): string;
  /** What was sealed; `null` where it was changed, moved or sealed by another key. */
  open(sealed: string, about: string): string | null;
}

const MARK = 'sealed.';
const CIPHER = 'aes-256-gcm';
const [IV, TAG] = [12, 16];

/** Whether a text is sealed: rows from before there was a seal are not. */
export const isSealed = (text: string): boolean => text.startsWith(MARK);

/** AES-256-GCM by a key that follows from all that is given: of the database, and of the operator where there is one. */
export function createSeal(keys: readonly string[]): Seal {
  const key = Buffer.from(hkdfSync('sha256', JSON.stringify(keys), '', 'seal', 32));
  return {
    seal(text, about) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${MARK}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
      if (!isSealed(sealed) || bytes.length < IV + TAG) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(IV, IV + TAG));
      try {
        const body = decipher.update(bytes.subarray(IV + TAG));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

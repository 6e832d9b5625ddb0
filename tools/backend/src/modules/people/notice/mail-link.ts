import { createHmac } from 'node:crypto';
import { NOTICE_KINDS, type NoticeKind } from '@m30/api';
import { isSameSecret } from '../../../kernel/secret/is-same-secret.ts';
import type { Services } from '../../../kernel/services.ts';

/** Whose letters of which kind a link ends. */
export interface MailLink {
  /** Guid of the buyer. */
  user: string;
  kind: NoticeKind;
}

const PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z]+)\.([\w-]{43})$/;

/**
 * Signs the link that ends letters of one kind: `{guid}.{kind}.{HMAC}`. It is good for ever: a letter may be
 * opened years later, and all that it can do is end letters.
 */
export function signMailLink({ keyFor }: Pick<Services, 'keyFor'>, link: MailLink): string {
  return `${link.user}.${link.kind}.${signature(keyFor('unsubscribe'), link)}`;
}

/** Reads such a link; `null` where it was not signed here. */
export function readMailLink({ keyFor }: Pick<Services, 'keyFor'>, key: string): MailLink | null {
  const [, user = '', named = '', given = ''] = PATTERN.exec(key) ?? [];
  const kind = NOTICE_KINDS.find((one) => one === named);
  if (!kind) return null;
  const right = signature(keyFor('unsubscribe'), { user, kind });
  return isSameSecret(given, right) ? { user, kind } : null;
}

const signature = (key: string, { user, kind }: MailLink) =>
  createHmac('sha256', key)
    .update(JSON.stringify([user, kind]))
    .digest('base64url');

import { createHash } from 'node:crypto';
import { keepClickScript } from '../modal/trigger.ts';

const keepClickHash = createHash('sha256').update(keepClickScript).digest('base64');

/**
 * Policy of a document: scripts run by this request's nonce, what they load inherits it.
 * Styles allow inline attributes, because positions and placeholder colours are data.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'sha256-${keepClickHash}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

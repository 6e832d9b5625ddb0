import { createHash } from 'node:crypto';
import { analyticsSources, readAnalytics } from '../analytics/settings.ts';
import { consentScript } from '../consent/consent-script.ts';
import { keepTypedScript } from '../document/keep-typed-script.ts';
import { startLateScript } from '../document/start-late-script.ts';
import { frameHosts } from '../modal/modals/frame/frame-hosts.ts';
import { keepLoginRequestScript } from '../modal/open-login.ts';
import { keepClickScript } from '../modal/trigger.ts';
import { frameAncestors } from './frame-ancestors.ts';

/** Inline scripts of every document, by their hashes. */
const inlineScripts = [
  keepClickScript,
  keepTypedScript,
  keepLoginRequestScript,
  consentScript,
  startLateScript,
]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');

const frames = frameHosts.map((host) => `https://${host}`);
const counters = analyticsSources(readAnalytics(process.env));

/** Sources that an app allows besides those of every page: what its adapters load from elsewhere. */
export interface PolicySources {
  connect?: readonly string[];
  img?: readonly string[];
}

/** One directive; sources that are not there leave no trace. */
const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');

/**
 * Policy of a document: scripts run by this request's nonce, what they load inherits it.
 * Styles allow inline attributes, because positions and placeholder colours are data.
 */
export function contentSecurityPolicy(nonce: string, url: URL, own: PolicySources = {}): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${inlineScripts} 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', 'blob:', ...counters.img, ...(own.img ?? [])),
    "font-src 'self'",
    directive('connect-src', "'self'", ...counters.connect, ...(own.connect ?? [])),
    directive('frame-src', "'self'", ...frames, ...counters.frame),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    directive('frame-ancestors', frameAncestors(url)),
  ].join('; ');
}

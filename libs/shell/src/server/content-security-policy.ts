import { createHash } from 'node:crypto';
import { analyticsSources, type AnalyticsSettings } from '../analytics/settings.ts';
import { themeScript } from '../document/theme/theme-script.ts';
import { consentScript } from '../consent/consent-script.ts';
import { recordInputScript } from '../late/early-input/record-input-script.ts';
import { trustedTypesScript } from '../document/trusted-types-script.ts';
import { frameHosts } from '../modal/modals/frame/frame-hosts.ts';
import { readLoginRequestScript } from '../modal/open-login.ts';
import { recordClickScript } from '../modal/trigger.ts';
import { recordErrorsScript } from '../telemetry/record-errors-script.ts';
import { frameAncestors } from './frame-ancestors.ts';

const frames = frameHosts.map((host) => `https://${host}`);

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Inline scripts of every document, by their hashes; the first of them knows the hosts of counters. */
const inlineScripts = [
  recordErrorsScript,
  recordClickScript,
  recordInputScript,
  readLoginRequestScript,
  consentScript,
  themeScript,
]
  .map(hashOf)
  .join(' ');

/** Sources that an app allows besides those of every page: what its adapters load from elsewhere. */
export interface PolicySources {
  connect?: readonly string[];
  img?: readonly string[];
  worker?: readonly string[];
}

/** Where browsers tell what a policy has refused; the backend answers there. */
const REPORT_PATH = '/api/csp-report';

/** What a policy is made of. */
export interface PolicyParts {
  /** Of this request. */
  nonce: string;
  url: URL;
  /** The site's public address is an HTTPS one. */
  isSecure: boolean;
  /** Counters that the document may load. */
  analytics?: AnalyticsSettings | undefined;
  /** What the app allows besides. */
  own?: PolicySources;
}

/** One directive; sources that are not there leave no trace. */
const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');

/**
 * Policy of a document: scripts run by this request's nonce, what they load inherits it.
 * Style elements carry the nonce as scripts do; style attributes are allowed, because positions and placeholder colours are data.
 * What strings may become markup or code is said by `trustedTypesScript`, the only policy of trusted types that a page may make.
 */
function contentSecurityPolicy({ nonce, url, isSecure, analytics, own = {} }: PolicyParts): string {
  const counters = analyticsSources(analytics);
  const scripts = `${hashOf(trustedTypesScript(counters.script))} ${inlineScripts}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${scripts} 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', 'blob:', ...counters.img, ...(own.img ?? [])),
    "font-src 'self'",
    directive('connect-src', "'self'", ...counters.connect, ...(own.connect ?? [])),
    directive('frame-src', "'self'", ...frames, ...counters.frame),
    directive('worker-src', "'self'", ...(own.worker ?? [])),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    directive('frame-ancestors', frameAncestors(url)),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    directive('report-uri', REPORT_PATH),
    // Where it is named browsers send nothing to `report-uri`, and over plain HTTP nothing at all.
    ...(isSecure ? ['report-to csp'] : []),
  ].join('; ');
}

/** The headers of a document that carry its policy, and where to tell of what it refuses. */
export function policyHeaders(parts: PolicyParts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(parts),
    ...(parts.isSecure && { 'reporting-endpoints': `csp="${REPORT_PATH}"` }),
  };
}

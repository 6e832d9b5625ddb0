import { resolve } from 'node:path';
import * as v from 'valibot';
import { LEVELS } from '@m30/api/levels';
import { crmEntries, crmSettings, type CrmSettings } from './crm-settings.ts';
import { filesEntries, filesSettings, type FilesSettings } from './files-settings.ts';
import { PARTNERS, type PartnerKind } from './partner-kind.ts';
import { parseTrustProxy, type TrustProxy } from '../network/trust-proxy.ts';
import type { Limit, LimitName } from './limits.ts';
import { limitEntries, LimitsSchema } from './limit-settings.ts';

/** Settings of the backend; `readConfig` makes them from the environment. */
export interface Config {
  readonly port: number;
  /** Absolute path; holds the embedded database, outbox and uploads. */
  readonly dataDir: string;
  /** Where uploads stand instead; `null` means `dataDir`. */
  readonly files: FilesSettings | null;
  /** `null` means the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of the product without a trailing slash. */
  readonly publicOrigin: string;
  /** What the Origin header of a POST must equal; `null` means the request's own host. */
  readonly allowedOrigin: string | null;
  /** Other sites whose pages may call the methods that are open to everybody, as nobody. */
  readonly listedOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
  /** Another backend that serves the pages; `null` means this one. */
  readonly apiOrigin: string | null;
  readonly production: boolean;
  /** Demo content in an empty database, the demo buyer and the test partners. */
  readonly demo: boolean;
  /** Apps that this process serves besides the backend. */
  readonly serve: readonly AppName[];
  /** Memory for pages that are cached for all visitors; 0 caches none. */
  readonly pageCacheBytes: number;
  readonly logLevel: LogLevel;
  /** Where the metrics are read, apart from what visitors reach; `null` means nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Collector that takes traces by OTLP over HTTP, without a trailing slash; `null` traces nothing. */
  readonly tracesTo: string | null;
  /** `null` means a random key stored in the database. */
  readonly captchaKey: string | null;
  /** Seals secrets of the staff together with the key in the database; `null` means that key alone. */
  readonly sealKey: string | null;
  /** Largest answer of an anti-bot puzzle; the work grows with it. */
  readonly captchaMaxNumber: number;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  /** Address of the staff who are notified of each lead. */
  readonly leadsTo: string;
  /** The company's CRM; `null` means that leads stand in the database alone. */
  readonly crm: CrmSettings | null;
  /** Folder whose newest file is imported by itself, absolute; `null` means that there is none. */
  readonly importFolder: string | null;
  /** Files to import may be fetched from the own network, and without a certificate. */
  readonly importAllowPrivate: boolean;
  /** Lets `npm run staff` in; `null` means that nobody is. */
  readonly staffPassword: string | null;
  /** `strict` asks for passwords of 8 characters that are not common ones. */
  readonly passwordPolicy: 'basic' | 'strict';
  /** `explicit`: what a visitor has not ticked is not agreed to, and a method that needs it refuses; `null`: as the company has set. */
  readonly consentMode: 'default' | 'explicit' | null;
  /** Calculates the light of every flat in the background; else of those that somebody opens. */
  readonly lightAhead: boolean;
  /** Where SMS are sent; `null` writes them to the outbox folder. */
  readonly smsGateway: { readonly url: string; readonly token: string | null } | null;
  /** Where letters are sent, and from whom; `null` writes them to the outbox folder. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Where payments, signatures, escrow, registration and banks are asked; `null` means nowhere, or the demo's test partners. */
  readonly partnerGateway: PartnerGateway | null;
  readonly map: MapConfig;
}

const APPS = ['site', 'lk'] as const;
/** `site` is the public site, `lk` the personal account. */
export type AppName = (typeof APPS)[number];

/** The company's own way to its partners. */
export interface PartnerGateway {
  /** Without a trailing slash; takes a POST at `/{kind}`. */
  readonly url: string;
  /** Signs requests and callbacks. */
  readonly secret: string;
  /** Which partners it leads to. */
  readonly kinds: readonly PartnerKind[];
}

/** Services of maps besides the bundled one. */
interface MapConfig {
  /** Public token of Mapbox; browsers get it too. */
  readonly token: string | null;
  /** Style of an own tile server, for browsers. */
  readonly styleUrl: string | null;
  /** OSRM server without a trailing slash. */
  readonly osrmUrl: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `not less than ${min}`),
    v.maxValue(max, `not more than ${max}`),
  );

const origin = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\/$/, '')),
  v.check((value) => {
    const url = URL.parse(value);
    return !!url && /^https?:$/.test(url.protocol) && url.origin === value;
  }, 'an origin like https://example.com, without a path'),
);

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'an address like postgres://user:password@host:5432/name'),
);

const trustProxy = v.pipe(
  v.string(),
  v.check(
    (value) => parseTrustProxy(value) !== null,
    'a number of proxies, or addresses and CIDR ranges with commas',
  ),
  v.transform((value): TrustProxy => parseTrustProxy(value) ?? { kind: 'none' }),
);

/** Without a trailing slash. */
const webAddress = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\/$/, '')),
  v.check(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'an address like https://tiles.example.com/style.json',
  ),
);

const SettingsSchema = v.object({
  PORT: v.optional(whole(0, 65_535), '4200'),
  DATA_DIR: v.optional(v.string(), '.data'),
  ...filesEntries,
  DATABASE_URL: v.optional(databaseUrl),
  PUBLIC_ORIGIN: v.optional(origin),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.trim().split(/[\s,]+/)),
      v.array(origin),
    ),
  ),
  TRUST_PROXY: v.optional(trustProxy),
  API_ORIGIN: v.optional(origin),
  // Read by the pages themselves: what is beyond it is not linked to.
  API_LEVEL: v.optional(v.picklist(LEVELS, `one of ${LEVELS.join(', ')}`), 'account'),
  NODE_ENV: v.optional(v.string(), 'development'),
  DEMO: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  SERVE: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',')),
      v.array(v.picklist(APPS, `some of ${APPS.join(', ')} with commas`)),
    ),
    APPS.join(','),
  ),
  PAGE_CACHE_MB: v.optional(whole(0, 4096), '48'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  METRICS_PORT: v.optional(whole(1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  // Read by the library of OpenTelemetry itself.
  OTEL_SERVICE_NAME: v.optional(v.string()),
  CAPTCHA_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  SEAL_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  CAPTCHA_MAX_NUMBER: v.optional(whole(1, 10_000_000), '40000'),
  LEADS_TO: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  ...crmEntries,
  IMPORT_FOLDER: v.optional(v.string()),
  IMPORT_ALLOW_PRIVATE: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  STAFF_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'a password of at least 12 characters')),
  ),
  PASSWORD_POLICY: v.optional(v.picklist(['basic', 'strict'], 'basic or strict'), 'basic'),
  CONSENT_MODE: v.optional(v.picklist(['default', 'explicit'], 'default or explicit')),
  LIGHT_AHEAD: v.optional(v.picklist(['0', '1'], '0 or 1'), '1'),
  SMS_GATEWAY_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'an https address'),
    ),
  ),
  SMS_GATEWAY_TOKEN: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'an address like smtps://user:password@host')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^@]+@[^@]+$/, 'a sender like Company <mail@example.com>')),
  ),
  MAPBOX_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^pk\.[\w.-]+$/, 'a public token of Mapbox, pk.…')),
  ),
  MAP_STYLE_URL: v.optional(webAddress),
  OSRM_URL: v.optional(webAddress),
  PARTNER_GATEWAY_URL: v.optional(webAddress),
  PARTNER_GATEWAY_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'a secret of at least 32 characters')),
  ),
  PARTNER_GATEWAY_FOR: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',')),
      v.array(v.picklist(PARTNERS, `some of ${PARTNERS.join(', ')} with commas`)),
    ),
    PARTNERS.join(','),
  ),
});

const EnvironmentSchema = v.intersect([SettingsSchema, LimitsSchema]);

/** Names of the variables that it reads; `docs/production.md` explains each. */
export const VARIABLES: readonly string[] = Object.keys({
  ...SettingsSchema.entries,
  ...limitEntries,
});

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws Error that lists every wrong variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = v.safeParse(EnvironmentSchema, Object.fromEntries(set));
  if (!parsed.success) throw new Error(explain(parsed.issues));
  const env = parsed.output;
  checkStaffPassword(env);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const host = new URL(publicOrigin).hostname;
  return {
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    files: filesSettings(env),
    databaseUrl: env.DATABASE_URL ?? null,
    publicOrigin,
    allowedOrigin: env.PUBLIC_ORIGIN ?? null,
    listedOrigins: env.ALLOWED_ORIGINS ?? [],
    trustProxy: env.TRUST_PROXY ?? { kind: 'none' },
    apiOrigin: env.API_ORIGIN ?? null,
    production: env.NODE_ENV === 'production',
    demo: env.DEMO === '1',
    serve: env.SERVE,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    captchaKey: env.CAPTCHA_KEY ?? null,
    sealKey: env.SEAL_KEY ?? null,
    captchaMaxNumber: env.CAPTCHA_MAX_NUMBER,
    leadsTo: env.LEADS_TO ?? `leads@${host}`,
    crm: crmSettings(env, {
      production: env.NODE_ENV === 'production',
      redirectUri: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    }),
    importFolder: env.IMPORT_FOLDER === undefined ? null : resolve(env.IMPORT_FOLDER),
    importAllowPrivate: env.IMPORT_ALLOW_PRIVATE === '1',
    staffPassword: env.STAFF_PASSWORD ?? null,
    limits: env.limits,
    map: {
      token: env.MAPBOX_TOKEN ?? null,
      styleUrl: env.MAP_STYLE_URL ?? null,
      osrmUrl: env.OSRM_URL ?? null,
    },
    passwordPolicy: env.PASSWORD_POLICY,
    consentMode: env.CONSENT_MODE ?? null,
    lightAhead: env.LIGHT_AHEAD === '1',
    partnerGateway: partnerGateway(env),
    smsGateway: env.SMS_GATEWAY_URL
      ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN ?? null }
      : null,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? `noreply@${host}` } : null,
  };
}

function partnerGateway(env: v.InferOutput<typeof SettingsSchema>): PartnerGateway | null {
  const { PARTNER_GATEWAY_URL: url, PARTNER_GATEWAY_SECRET: secret } = env;
  if (!url) return null;
  if (secret) return { url, secret, kinds: env.PARTNER_GATEWAY_FOR };
  const text = 'PARTNER_GATEWAY_SECRET: expected a secret, as PARTNER_GATEWAY_URL is set';
  throw new Error(`Wrong environment variables:\n  ${text}`);
}

/** Passwords that anybody can read in the README, the tests and the templates of `deploy/`. */
const KNOWN = /^(meridian-30|staff-of-the-suite|change-me|changeme|password|qwerty|пароль)/i;

/** @throws Error where a production start would let whoever guesses run actions of the staff */
function checkStaffPassword(env: v.InferOutput<typeof SettingsSchema>): void {
  const { STAFF_PASSWORD: password, NODE_ENV, DEMO } = env;
  if (password === undefined || NODE_ENV !== 'production' || DEMO === '1') return;
  if (!KNOWN.test(password) && new Set(password).size >= 6) return;
  throw new Error(
    'Wrong environment variables:\n  STAFF_PASSWORD: expected a password of your own, with six different characters or more',
  );
}

function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.map((issue) => `  ${v.getDotPath(issue)}: expected ${issue.message}`);
  return ['Wrong environment variables:', ...lines].join('\n');
}

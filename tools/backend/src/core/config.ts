import { resolve } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_LIMITS, type Limit, type LimitName } from './rate-limits.ts';
import { parseTrustProxy, type TrustProxy } from './trust-proxy.ts';

/** Settings of the backend; `readConfig` makes them from the environment. */
export interface Config {
  readonly port: number;
  /** Absolute path; holds the embedded database, outbox and uploads. */
  readonly dataDir: string;
  /** `null` means the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of the product without a trailing slash. */
  readonly publicOrigin: string;
  /** What the Origin header of a POST must equal; `null` means the request's own host. */
  readonly allowedOrigin: string | null;
  readonly trustProxy: TrustProxy;
  /** Another backend that serves the pages; `null` means this one. */
  readonly apiOrigin: string | null;
  readonly production: boolean;
  readonly logLevel: LogLevel;
  /** `null` means a random key kept in the database. */
  readonly captchaKey: string | null;
  /** Largest answer of an anti-bot puzzle; the work grows with it. */
  readonly captchaMaxNumber: number;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  /** Address of the staff who are told of each lead. */
  readonly leadsTo: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LEVELS)[number];

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

/** `count/seconds`. */
const limit = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}\/\d{1,7}$/, 'count/seconds, like 5/3600'),
  v.transform((value): Limit => {
    const [count = '', seconds = ''] = value.split('/');
    return { count: Number(count), seconds: Number(seconds) };
  }),
);

const trustProxy = v.pipe(
  v.string(),
  v.check(
    (value) => parseTrustProxy(value) !== null,
    'a number of proxies, or addresses and CIDR ranges with commas',
  ),
  v.transform((value): TrustProxy => parseTrustProxy(value) ?? { kind: 'none' }),
);

const EnvironmentSchema = v.object({
  PORT: v.optional(whole(0, 65_535), '4200'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  PUBLIC_ORIGIN: v.optional(origin),
  TRUST_PROXY: v.optional(trustProxy),
  API_ORIGIN: v.optional(origin),
  NODE_ENV: v.optional(v.string(), 'development'),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
  CAPTCHA_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  CAPTCHA_MAX_NUMBER: v.optional(whole(1, 10_000_000), '40000'),
  LEADS_TO: v.optional(
    v.pipe(v.string(), v.email('an e-mail address')),
    'leads@meridian30.example',
  ),
  RATE_LIMIT_LEAD_PHONE: v.optional(limit),
  RATE_LIMIT_LEAD_ADDRESS: v.optional(limit),
  RATE_LIMIT_LOGIN_PHONE: v.optional(limit),
  RATE_LIMIT_LOGIN_ADDRESS: v.optional(limit),
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
  return {
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    allowedOrigin: env.PUBLIC_ORIGIN ?? null,
    trustProxy: env.TRUST_PROXY ?? { kind: 'none' },
    apiOrigin: env.API_ORIGIN ?? null,
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL,
    captchaKey: env.CAPTCHA_KEY ?? null,
    captchaMaxNumber: env.CAPTCHA_MAX_NUMBER,
    leadsTo: env.LEADS_TO,
    limits: {
      leadPhone: env.RATE_LIMIT_LEAD_PHONE ?? DEFAULT_LIMITS.leadPhone,
      leadAddress: env.RATE_LIMIT_LEAD_ADDRESS ?? DEFAULT_LIMITS.leadAddress,
      loginPhone: env.RATE_LIMIT_LOGIN_PHONE ?? DEFAULT_LIMITS.loginPhone,
      loginAddress: env.RATE_LIMIT_LOGIN_ADDRESS ?? DEFAULT_LIMITS.loginAddress,
    },
  };
}

function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.map((issue) => `  ${v.getDotPath(issue)}: expected ${issue.message}`);
  return ['Wrong environment variables:', ...lines].join('\n');
}

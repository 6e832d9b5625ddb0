import * as v from 'valibot';

const secret = v.pipe(v.string(), v.minLength(32, 'a secret of at least 32 characters'));

const address = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\/$/, '')),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'an https address'),
);

/** Variables about the company's CRM. */
export const crmEntries = {
  CRM_KIND: v.optional(
    v.picklist(['webhook', 'amocrm', 'bitrix24'], 'one of webhook, amocrm, bitrix24'),
    'webhook',
  ),
  CRM_WEBHOOK_URL: v.optional(address),
  CRM_WEBHOOK_SECRET: v.optional(secret),
  CRM_ALLOW_PRIVATE: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  CRM_HOOK_SECRET: v.optional(secret),
  CRM_URL: v.optional(address),
  CRM_CLIENT_ID: v.optional(v.string()),
  CRM_CLIENT_SECRET: v.optional(v.string()),
  CRM_CODE: v.optional(v.string()),
  CRM_OAUTH_URL: v.optional(address, 'https://oauth.bitrix.info/oauth/token/'),
  CRM_MAP: v.optional(v.string()),
};

type CrmVariables = v.InferOutput<v.ObjectSchema<typeof crmEntries, undefined>>;

interface Common {
  /** The address may lie in the company's own network. */
  readonly allowPrivate: boolean;
  /** What messages of the CRM are known by; `null`: none is heard. */
  readonly hookSecret: string | null;
  /** Path of the map of fields, statuses and people; `null`: the defaults. */
  readonly map: string | null;
}

/** A local application of the CRM. */
export interface CrmClient {
  readonly id: string;
  readonly secret: string;
  /** That a person got when the application was let in. */
  readonly code: string;
}

/** How the product reaches the company's CRM. */
export type CrmSettings = Common &
  (
    | {
        readonly kind: 'webhook';
        /** Takes a POST for each event. */
        readonly url: string;
        /** Signs each request. */
        readonly secret: string;
      }
    | {
        readonly kind: 'amocrm';
        /** `https://company.amocrm.ru` */
        readonly url: string;
        readonly client: CrmClient;
        /** Of the integration; the address of the site. */
        readonly redirectUri: string;
      }
    | {
        readonly kind: 'bitrix24';
        /** `https://company.bitrix24.ru`, or its incoming web hook, `https://company.bitrix24.ru/rest/1/…` */
        readonly url: string;
        /** `null` for a web hook. */
        readonly client: CrmClient | null;
        readonly oauthUrl: string;
      }
  );

/**
 * What several settings say together no schema of one can tell.
 * @throws Error that names the variable that lacks
 */
export function crmSettings(
  env: CrmVariables,
  { production, redirectUri }: { production: boolean; redirectUri: string },
): CrmSettings | null {
  const { CRM_KIND: kind } = env;
  const wrong = (text: string) => new Error(`Wrong environment variables:\n  ${text}`);
  const given = (name: keyof CrmVariables, because: string): string => {
    const value = env[name];
    if (value === undefined) throw wrong(`${name}: expected, as ${because}`);
    if (production && name.endsWith('URL') && !value.startsWith('https:')) {
      throw wrong(`${name}: expected an https address`);
    }
    return value;
  };
  const common: Common = {
    allowPrivate: env.CRM_ALLOW_PRIVATE === '1',
    hookSecret: env.CRM_HOOK_SECRET ?? null,
    map: env.CRM_MAP ?? null,
  };
  if (kind === 'webhook') {
    if (!env.CRM_WEBHOOK_URL) return null;
    const because = 'CRM_WEBHOOK_URL is set';
    const url = given('CRM_WEBHOOK_URL', because);
    return { ...common, kind, url, secret: given('CRM_WEBHOOK_SECRET', because) };
  }
  const because = `CRM_KIND is ${kind}`;
  const url = given('CRM_URL', because);
  const client = () => ({
    id: given('CRM_CLIENT_ID', because),
    secret: given('CRM_CLIENT_SECRET', because),
    code: given('CRM_CODE', because),
  });
  if (kind === 'amocrm') return { ...common, kind, url, client: client(), redirectUri };
  const isWebhook = new URL(url).pathname.startsWith('/rest/');
  return {
    ...{ ...common, kind, url, client: isWebhook ? null : client() },
    oauthUrl: env.CRM_OAUTH_URL,
  };
}

import { createAmoClient, exchangeAtAmo } from '../../adapters/crm/amocrm/amo-client.ts';
import { createAmo } from '../../adapters/crm/amocrm/amocrm.ts';
import { createAsk, type Ask } from '../../adapters/crm/ask.ts';
import { createBitrixClient, exchangeAtBitrix } from '../../adapters/crm/bitrix24/bitrix-client.ts';
import { createBitrix } from '../../adapters/crm/bitrix24/bitrix24.ts';
import type { Crm } from '../../adapters/crm/crm.ts';
import { LIMITS } from '../../adapters/crm/request-limits.ts';
import { mapOf, type CrmMap } from '../../adapters/crm/map/crm-map.ts';
import { readMap } from '../../adapters/crm/map/read-map.ts';
import { createTokens, type Grant, type Granted } from '../../adapters/crm/oauth-tokens.ts';
import { createBucket } from '../../adapters/crm/token-bucket.ts';
import { createPostSigned } from '../../adapters/crm/webhook/post-signed.ts';
import { createWebhookCrm } from '../../adapters/crm/webhook/webhook-crm.ts';
import type { CrmClient, CrmSettings } from '../../kernel/config/crm-settings.ts';
import type { Services } from '../../kernel/services.ts';
import { createCrmDelivery, noCrm, type CrmDelivery } from '../../modules/deal/crm/crm-delivery.ts';
import { createLinks } from '../../modules/deal/crm/links.ts';

/** Milliseconds until the CRM has to have answered. */
const TIMEOUT_MS = 10_000;

interface CrmBounds {
  limits: Readonly<Record<keyof typeof LIMITS, { perSecond: number; burst: number }>>;
  /** Milliseconds. */
  timeout: number;
}

type Needed = Pick<
  Services,
  'config' | 'db' | 'clock' | 'log' | 'seal' | 'breakerOf' | 'catalogue' | 'leadForms'
>;

/**
 * Opens the way to the company's CRM, where the settings name one.
 * @param options @default the limits of the systems, ten seconds
 */
export function openCrm(services: Needed, options: Partial<CrmBounds> = {}): CrmDelivery {
  const settings = services.config.crm;
  if (!settings) return noCrm;
  const map = mapOf(settings.kind, readMap(settings.map));
  const crm = crmOf(services, settings, { map, limits: LIMITS, timeout: TIMEOUT_MS, ...options });
  return createCrmDelivery({ ...services, crm, map, breaker: services.breakerOf('crm') });
}

function crmOf(
  services: Needed,
  settings: CrmSettings,
  { map, limits, timeout }: { map: CrmMap } & CrmBounds,
): Crm {
  const { clock, db } = services;
  const ask = createAsk({ allowPrivate: settings.allowPrivate, timeout });
  const hookSecret = settings.hookSecret;
  if (settings.kind === 'webhook') {
    return createWebhookCrm(createPostSigned({ ...settings, clock, timeout }), hookSecret);
  }
  const { kind } = settings;
  const common = { map, links: createLinks(db, kind), hookSecret };
  const bucket = createBucket(limits[kind]);
  if (settings.kind === 'amocrm') {
    const { url: origin, client, redirectUri } = settings;
    const exchange = exchangeAtAmo({ ask, origin, client, redirectUri });
    const tokens = tokensOf(services, kind, client, exchange);
    return createAmo({ ...common, call: createAmoClient({ ask, origin, tokens, bucket }) });
  }
  const { url, client } = settings;
  const tokens = client && tokensOf(services, kind, client, bitrixExchange(ask, settings, client));
  const rest = client ? `${url}/rest` : url;
  return createBitrix({ ...common, call: createBitrixClient({ ask, rest, tokens, bucket }) });
}

const bitrixExchange = (ask: Ask, { oauthUrl }: { oauthUrl: string }, client: CrmClient) =>
  exchangeAtBitrix({ ask, server: oauthUrl, client });

const tokensOf = (
  { db, seal, clock }: Needed,
  system: string,
  { code }: CrmClient,
  exchange: (grant: Grant, signal: AbortSignal) => Promise<Granted>,
) => createTokens({ db, seal, clock, system, code, exchange });

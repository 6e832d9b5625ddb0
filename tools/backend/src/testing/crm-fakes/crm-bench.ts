import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCrm } from '../../compose/outside/open-crm.ts';
import type { CrmSettings } from '../../kernel/config/crm-settings.ts';
import { createBreakers } from '../../kernel/observability/breaker.ts';
import { createMetrics } from '../../kernel/observability/metrics.ts';
import type { CrmDelivery } from '../../modules/deal/crm/crm-delivery.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import type { TestBackend } from '../test-backend.ts';
import { FAKE_HOOK, startFakeBitrix, type FakeBitrix } from './fake-bitrix24.ts';
import { startFakeAmo, type FakeAmo } from './fake-amocrm.ts';
import type { FakeOAuth } from './fake-oauth.ts';
import type { FakeServer } from './fake-server.ts';

/** What a CRM's messages are known by in tests. */
export const HOOK_SECRET = 'h'.repeat(32);

/** Manager of the demo, and the user of the CRM that is the same person. */
export const MANAGER = 'sales-manager@meridian30.example';
export const THEIR_MANAGER = '77';

const FAST = { perSecond: 10_000, burst: 10_000 };

/** One of the systems with its fake, as tests of all of them need it. */
export interface Bench {
  readonly fake: FakeServer & { readonly oauth: FakeOAuth };
  readonly settings: CrmSettings;
  /** Leads and orders there, by what is theirs with us: each has to be there once. */
  items(): { origin: string; status: string; manager: string; fields: Record<string, unknown> }[];
  /** A colleague changes a lead there; returns the body and the query of the message. */
  change(
    origin: string,
    state: { status?: string; manager?: string },
  ): { body: string; query: string };
  /** Everything is deleted there. */
  forget(): void;
  /** Path of the request that creates a lead. */
  readonly creates: RegExp;
}

/** A map with a status for each of ours. */
function mapFile(statuses: Record<string, string>, stages: Record<string, string>): string {
  const path = join(mkdtempSync(join(tmpdir(), 'm30-crm-')), 'map.json');
  writeFileSync(path, JSON.stringify({ statuses, stages, managers: { [MANAGER]: THEIR_MANAGER } }));
  return path;
}

const common = { allowPrivate: true, hookSecret: HOOK_SECRET };

export async function amoBench(): Promise<Bench & { fake: FakeAmo }> {
  const fake = await startFakeAmo();
  const { id, secret, code } = fake.oauth.client;
  const statuses = { new: '101', in_work: '102', thinking: '102', viewing: '103' };
  const fieldsOf = (deal: FakeAmo['deals'][number]) =>
    Object.fromEntries(
      deal.custom_fields_values.map(({ field_code: name, values: [first] }) => [
        name,
        first?.value,
      ]),
    );
  return {
    fake,
    creates: /leads\/complex$/,
    forget: () => void fake.deals.splice(0),
    settings: {
      ...{ ...common, kind: 'amocrm', url: fake.origin, client: { id, secret, code } },
      ...{ redirectUri: 'http://site.test', map: mapFile(statuses, { '4': '104' }) },
    },
    items: () =>
      fake.deals.map((deal) => ({
        origin: String(fieldsOf(deal)['M30_ID']).replace(/^\w+:/, ''),
        status: String(deal.status_id),
        manager: String(deal.responsible_user_id),
        fields: fieldsOf(deal),
      })),
    change(origin, { status, manager }) {
      const deal = fake.deals.find((one) => String(fieldsOf(one)['M30_ID']).endsWith(origin));
      if (!deal) throw new Error('no such deal');
      if (status) deal.status_id = Number(status);
      if (manager) deal.responsible_user_id = Number(manager);
      return { body: fake.hookOf(deal), query: `?key=${HOOK_SECRET}` };
    },
  };
}

export async function bitrixBench({ oauth = false } = {}): Promise<Bench & { fake: FakeBitrix }> {
  const fake = await startFakeBitrix();
  const { id, secret, code } = fake.oauth.client;
  const statuses = { new: '101', in_work: '102', thinking: '102', viewing: '103' };
  return {
    fake,
    creates: /crm\.lead\.add/,
    forget: () => void fake.leads.splice(0),
    settings: {
      ...{ ...common, kind: 'bitrix24', map: mapFile(statuses, { '4': '104' }) },
      url: oauth ? fake.origin : fake.origin + FAKE_HOOK,
      client: oauth ? { id, secret, code } : null,
      oauthUrl: `${fake.origin}/oauth/token`,
    },
    items: () =>
      [...fake.leads, ...fake.deals].map((item) => ({
        origin: String(item['ORIGIN_ID']),
        status: String(item['STATUS_ID'] ?? item['STAGE_ID']),
        manager: String(item['ASSIGNED_BY_ID']),
        fields: item,
      })),
    change(origin, { status, manager }) {
      const lead = fake.leads.find(({ ORIGIN_ID: one }) => one === origin);
      if (!lead) throw new Error('no such lead');
      if (status) lead['STATUS_ID'] = status;
      if (manager) lead['ASSIGNED_BY_ID'] = manager;
      return { body: fake.hookOf(lead, HOOK_SECRET), query: '' };
    },
  };
}

/**
 * The delivery as one process has it: its circuit, its memory and its limits are its own.
 * @param timeout milliseconds until the CRM has to have answered
 */
export function processOf(
  backend: TestBackend,
  { settings }: Pick<Bench, 'settings'>,
  timeout = 10_000,
): CrmDelivery {
  const { services } = backend;
  const config = { ...services.config, crm: settings };
  const breakerOf = createBreakers(createMetrics());
  const limits = { amocrm: FAST, bitrix24: FAST };
  return openCrm({ ...services, config, breakerOf }, { limits, timeout });
}

/** A lead that is stored with its way to the CRM. */
export async function storedLead(
  { services }: TestBackend,
  crm: CrmDelivery,
  name = 'Ольга',
): Promise<string> {
  const guid = randomUUID();
  await services.db.transaction(async (tx) => {
    await tx.insert(leads).values({
      ...{ guid, method: 'Form.CallRequest', name, phone: '+79215550102', details: { url: '/' } },
      ...{ consent: null, marketing: { utm_source: 'yandex' }, referrer: null },
      ...{ addressHash: '', createdAt: services.clock() },
    });
    await crm.add(tx, guid);
  });
  return guid;
}

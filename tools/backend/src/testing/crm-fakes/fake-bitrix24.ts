import { FakeOAuth } from './fake-oauth.ts';
import {
  startFakeServer,
  type FakeAnswer,
  type FakeRequest,
  type FakeServer,
} from './fake-server.ts';

type Fields = Record<string, unknown>;

/** An item as Bitrix24 keeps it. */
export type FakeItem = Fields & { ID: string };

/** A portal of Bitrix24: the REST interface with its leaky bucket, and the authorisation server. */
export interface FakeBitrix extends FakeServer {
  readonly oauth: FakeOAuth;
  readonly leads: FakeItem[];
  readonly deals: FakeItem[];
  readonly contacts: FakeItem[];
  /** Body of the event that the portal sends of a lead. */
  hookOf(lead: FakeItem, token: string): string;
}

/** Requests that the bucket holds, and that leave it in a second. */
const HOLDS = 50;
const LEAKS = 2;

/** Key of the incoming web hook: `/rest/1/{key}/`. */
export const FAKE_HOOK = '/rest/1/hook-secret';

/** Starts a portal that behaves as its documentation says (docs/decisions/0233). */
export async function startFakeBitrix(): Promise<FakeBitrix> {
  const oauth = new FakeOAuth({
    id: 'b24',
    secret: 'b24-secret',
    code: 'b24-code',
    lifetime: 3600,
  });
  const items: Readonly<Record<string, FakeItem[]>> = { lead: [], deal: [], contact: [] };
  const fields = new Set<string>();
  let [last, level, at] = [500, 0, performance.now()];

  const server = await startFakeServer(answer);
  const { lead: leads = [], deal: deals = [], contact: contacts = [] } = items;
  return { ...server, oauth, leads, deals, contacts, hookOf };

  function answer({ url, body }: FakeRequest): FakeAnswer {
    if (url.pathname === '/oauth/token') {
      return oauth.exchange(Object.fromEntries(url.searchParams));
    }
    const [, root, method = ''] = /^(.*)\/([\w.]+)\.json$/.exec(url.pathname) ?? [];
    const asked = JSON.parse(body) as Fields;
    const isIn = root === FAKE_HOOK || (root === '/rest' && oauth.isGood(String(asked['auth'])));
    if (!isIn) return failed(401, 'expired_token', 'The access token provided has expired.');
    const now = performance.now();
    level = Math.max(0, level - ((now - at) / 1000) * LEAKS) + 1;
    at = now;
    if (level > HOLDS) return failed(503, 'QUERY_LIMIT_EXCEEDED', 'Too many requests');
    return run(method, asked);
  }

  function run(method: string, asked: Fields): FakeAnswer {
    const [, kind = '', verb = ''] = /^crm\.(\w+)\.(.+)$/.exec(method) ?? [];
    if (method === 'crm.duplicate.findbycomm') return done(twinsOf(asked['values'] as string[]));
    const list = items[kind];
    if (!list) return failed(404, 'ERROR_METHOD_NOT_FOUND', 'Method not found!');
    const given = (asked['fields'] ?? {}) as Fields;
    const filter = (asked['filter'] ?? {}) as Fields;
    const item = list.find(({ ID: id }) => id === String(asked['id']));
    if (verb === 'userfield.list') {
      const name = String(filter['FIELD_NAME']);
      return done(fields.has(`${kind} ${name}`) ? [{ ID: '1', FIELD_NAME: name }] : []);
    }
    if (verb === 'userfield.add') {
      fields.add(`${kind} UF_CRM_${String(given['FIELD_NAME'])}`);
      return done(++last);
    }
    if (verb === 'list') {
      return done(
        list.filter((one) => Object.entries(filter).every(([key, value]) => one[key] === value)),
      );
    }
    if (verb === 'add') {
      const made = { ...start(kind), ...given, ID: String(++last) };
      list.push(made);
      return done(last);
    }
    if (!item) return failed(400, '', 'Not found');
    if (verb === 'update') Object.assign(item, given);
    return done(verb === 'update' ? true : item);
  }

  function twinsOf(values: readonly string[]): unknown {
    const found = contacts.filter(({ PHONE: phones }) =>
      (phones as { VALUE: string }[] | undefined)?.some(({ VALUE: phone }) =>
        values.includes(phone),
      ),
    );
    return found.length === 0 ? [] : { CONTACT: found.map(({ ID: id }) => Number(id)) };
  }
}

const start = (kind: string): Fields =>
  kind === 'lead' ? { STATUS_ID: 'NEW', ASSIGNED_BY_ID: '1' } : { ASSIGNED_BY_ID: '1' };

const done = (result: unknown): FakeAnswer => ({ status: 200, body: { result, time: {} } });

const failed = (status: number, error: string, words: string): FakeAnswer => ({
  status,
  body: { error, error_description: words },
});

const hookOf = ({ ID: id }: FakeItem, token: string) =>
  new URLSearchParams({
    event: 'ONCRMLEADUPDATE',
    'data[FIELDS][ID]': id,
    ts: '1794992400',
    'auth[domain]': 'company.bitrix24.ru',
    'auth[application_token]': token,
  }).toString();

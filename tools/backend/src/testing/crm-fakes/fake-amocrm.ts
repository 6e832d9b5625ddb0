import { FakeOAuth } from './fake-oauth.ts';
import {
  startFakeServer,
  type FakeAnswer,
  type FakeRequest,
  type FakeServer,
} from './fake-server.ts';

interface FieldValue {
  field_code?: string;
  values: { value: unknown; enum_code?: string }[];
}

/** A deal or a contact of an account. */
export interface FakeEntity {
  id: number;
  name: string;
  price?: number;
  status_id: number;
  pipeline_id: number;
  responsible_user_id: number;
  contact?: number;
  custom_fields_values: FieldValue[];
}

/** An account of amoCRM: `/api/v4` with its limit of requests, and `/oauth2/access_token`. */
export interface FakeAmo extends FakeServer {
  readonly oauth: FakeOAuth;
  readonly deals: FakeEntity[];
  readonly contacts: FakeEntity[];
  readonly fields: string[];
  /** Body of the web hook that the account sends of a deal. */
  hookOf(deal: FakeEntity): string;
}

/** Requests a second, then 429. */
const LIMIT = 7;

const FIRST_STATUS = 100;

/** Starts an account that behaves as its documentation says (docs/decisions/0232). */
export async function startFakeAmo({ limited = false } = {}): Promise<FakeAmo> {
  const oauth = new FakeOAuth({
    id: 'amo',
    secret: 'amo-secret',
    code: 'amo-code',
    lifetime: 86_400,
  });
  const deals: FakeEntity[] = [];
  const contacts: FakeEntity[] = [];
  const fields: string[] = [];
  const seconds: number[] = [];
  let last = 1000;

  const server = await startFakeServer(answer);
  return { ...server, oauth, deals, contacts, fields, hookOf };

  function answer(request: FakeRequest): FakeAnswer {
    const { method, url, authorization, body } = request;
    const json = body === '' ? null : (JSON.parse(body) as never);
    if (url.pathname === '/oauth2/access_token') return oauth.exchange(json ?? {});
    if (!oauth.isGood(authorization.replace(/^Bearer /, ''))) {
      return { status: 401, body: { title: 'Unauthorized', status: 401 } };
    }
    if (limited && isOver()) return { status: 429, headers: { 'retry-after': '1' } };
    const asked = `${method} ${url.pathname}`;
    const query = url.searchParams.get('query') ?? '';
    if (asked === 'GET /api/v4/leads/custom_fields')
      return page(
        'custom_fields',
        fields.map((code) => ({ code })),
      );
    if (asked === 'POST /api/v4/leads/custom_fields') return addFields(json ?? []);
    if (asked === 'GET /api/v4/contacts')
      return page(
        'contacts',
        contacts.filter((one) => holds(one, query)),
      );
    if (asked === 'GET /api/v4/leads')
      return page(
        'leads',
        deals.filter((one) => holds(one, query)),
      );
    if (asked === 'POST /api/v4/leads/complex') return addComplex(json ?? []);
    const deal = deals.find(({ id }) => url.pathname === `/api/v4/leads/${id}`);
    if (!deal) return { status: 404, body: { title: 'Not Found', status: 404 } };
    if (method === 'PATCH') return change(deal, json ?? {});
    return { status: 200, body: deal };
  }

  function isOver(): boolean {
    const now = performance.now();
    while (seconds[0] !== undefined && seconds[0] <= now - 1000) seconds.shift();
    return seconds.push(now) > LIMIT;
  }

  function addFields(asked: { code: string }[]): FakeAnswer {
    fields.push(...asked.map(({ code }) => code));
    return page('custom_fields', asked);
  }

  function addComplex(
    asked: (Partial<FakeEntity> & { _embedded?: { contacts?: Partial<FakeEntity>[] } })[],
  ): FakeAnswer {
    const fault = asked
      .map(({ custom_fields_values: values }) => faultOf(values ?? []))
      .find(Boolean);
    if (fault) return fault;
    const body = asked.map(({ _embedded: embedded, ...deal }) => {
      const [given] = embedded?.contacts ?? [];
      const known = contacts.find(({ id }) => id === given?.id);
      const contact = known ?? { ...blank(), ...given, id: ++last };
      if (!known) contacts.push(contact);
      const made = { ...blank(), ...deal, id: ++last, contact: contact.id };
      deals.push(made);
      return {
        id: made.id,
        contact_id: contact.id,
        company_id: null,
        request_id: ['0'],
        merged: false,
      };
    });
    return { status: 200, body };
  }

  function change(deal: FakeEntity, changed: Partial<FakeEntity>): FakeAnswer {
    const { custom_fields_values: values = [], ...rest } = changed;
    const fault = faultOf(values);
    if (fault) return fault;
    const codes = new Set(values.map(({ field_code: code }) => code));
    const unchanged = deal.custom_fields_values.filter(({ field_code: code }) => !codes.has(code));
    Object.assign(deal, rest, { custom_fields_values: [...unchanged, ...values] });
    return { status: 200, body: { id: deal.id, updated_at: 0 } };
  }

  /** A field that the account does not have. */
  function faultOf(values: FieldValue[]): FakeAnswer | null {
    const index = values.findIndex(({ field_code: code }) => !fields.includes(code ?? ''));
    if (index < 0) return null;
    const error = { code: 'NotSupportedChoice', path: `custom_fields_values.${index}.field_code` };
    return {
      status: 400,
      body: {
        'validation-errors': [{ request_id: '0', errors: [error] }],
        title: 'Bad Request',
        status: 400,
      },
    };
  }
}

const blank = () => ({
  ...{ name: '', status_id: FIRST_STATUS, pipeline_id: 1, responsible_user_id: 1 },
  custom_fields_values: [] as FieldValue[],
});

/** A list with nothing in it is answered 204. */
const page = (name: string, found: readonly unknown[]): FakeAnswer =>
  found.length === 0
    ? { status: 204 }
    : { status: 200, body: { _page: 1, _embedded: { [name]: found } } };

const holds = ({ custom_fields_values: fields }: FakeEntity, query: string) =>
  query !== '' && fields.some(({ values }) => values.some(({ value }) => value === query));

const hookOf = ({ id, status_id, pipeline_id, responsible_user_id }: FakeEntity) =>
  new URLSearchParams({
    'leads[status][0][id]': String(id),
    'leads[status][0][status_id]': String(status_id),
    'leads[status][0][pipeline_id]': String(pipeline_id),
    'leads[status][0][responsible_user_id]': String(responsible_user_id),
    'account[subdomain]': 'company',
  }).toString();

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registry } from '@m30/api';
import { leads } from './leads.table.ts';
import * as handlers from '../../../compose/handlers.ts';
import { leadForms } from './lead-handler.ts';
import { issuesOf } from '../../../testing/test-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.services.db.delete(leads));

const NAME = { name: 'Введите имя' };
const url = '/katalog';
const element = '«Северный свет», корпус 2';
const consultation = { objects: 'Канал 9', date: '19.11.2026', time: '19:30' };

/** A form of the specification: method, what it sends beside name and phone, and what §5 requires with its message. */
const FORMS: readonly [
  form: string,
  method: string,
  own: Readonly<Record<string, string>>,
  required: Readonly<Record<string, string>>,
][] = [
  ['callRequest', 'Form.CallRequest', { url }, {}],
  ['callRequestSecondary', 'Form.CallRequestSecondary', { url }, {}],
  ['setCallFromLanding', 'Form.SetCallFromLanding', { url }, {}],
  ['callRequestNO', 'Form.CallRequestNewObject', { element }, {}],
  [
    'callSpecialist',
    'Form.CallRequestMortgageConsultant',
    { email: 'olga@example.com', objectId: 'kanal' },
    { ...NAME, email: 'Введите электронную почту' },
  ],
  [
    'consultationObject',
    'Form.CallRequestMortgageConsultant',
    consultation,
    {
      ...NAME,
      objects: 'Выберите жилой комплекс',
      date: 'Выберите день',
      time: 'Выберите время',
    },
  ],
  ['showroom', 'Form.CallRequestShowRoom', { element }, NAME],
  ['easyMoving', 'Form.CallRequestEasyMoving', { url }, NAME],
  ['callProject', 'Form.CallRequestSendProject', { url }, NAME],
  ['orderForm', 'Form.CallRequestOrderForm', { apartment_guid: 'k2-57' }, NAME],
  ['the call-back popup', 'SmartCall.CallTouch', { url }, NAME],
];

/** Leads that the specification does not know: their own tests say what they require. */
const OF_OUR_OWN = [
  'Form.AskAboutLot',
  'Form.CallRequestTradeIn',
  'Form.RespondToVacancy',
  'Form.SendReview',
  'Mortgage.Send',
  'Viewing.Book',
];

/** Sends a lead from a page without JavaScript, which needs no puzzle. */
const send = (method: string, input: Record<string, unknown>) =>
  backend.visitor().post(method, { noscript: true, ...input });

const full = (own: Readonly<Record<string, string>>) => ({
  name: 'Ольга',
  phone: '8 (921) 555-01-02',
  ...own,
});

test('every lead method stands in the table', () => {
  const methods = [...leadForms(Object.values(handlers)).keys()].toSorted();
  const covered = new Set([...FORMS.map(([, method]) => method), ...OF_OUR_OWN]);
  expect(methods).toEqual([...covered].toSorted());
  for (const method of covered) expect(registry.map(({ name }) => name)).toContain(method);
});

test.each(FORMS)('%s is taken with everything it asks', async (_, method, own) => {
  const { status, body } = await send(method, full(own));
  expect([status, body.message]).toEqual([200, undefined]);
});

test.each(FORMS)('%s is refused without what §5 requires', async (_, method, own, required) => {
  for (const [field, message] of Object.entries(required)) {
    const { [field]: __, ...rest } = full(own) as Record<string, string>;
    const missing = await send(method, rest);
    expect([missing.status, issuesOf(missing)[0]?.path], field).toEqual([400, field]);
    if (field === 'name') {
      for (const name of ['', ' \u00a0 ', '%%%', '—', '12']) {
        const empty = await send(method, { ...rest, name });
        expect([empty.status, issuesOf(empty)]).toEqual([400, [{ path: 'name', message }]]);
      }
    } else {
      expect(issuesOf(missing)).toEqual([{ path: field, message }]);
    }
  }
  expect(await backend.services.db.$count(leads)).toBe(0);
});

test.each(FORMS.filter(([, , , required]) => Object.keys(required).length === 0))(
  '%s needs a possible phone alone, and keeps it',
  async (_, method, own) => {
    const names = [undefined, '', '  ', '%%%', 'Ольга'];
    for (const name of names) {
      const { status } = await send(method, { phone: '+7 921 555-01-02', ...own, name });
      expect(status).toBe(200);
    }
    const stored = await backend.services.db.select().from(leads);
    expect(stored.map(({ phone }) => phone)).toEqual(names.map(() => '+79215550102'));
  },
);

/** Signs without a letter or a digit, as programs and slips send them. */
const signs = fc.string({
  unit: fc.constantFrom(...'%#*.,;:!?«»"\'()[]-—…_ \u00a0/\\'),
  minLength: 1,
  maxLength: 30,
});

test.each([
  ['showroom', 'Form.CallRequestShowRoom', 'element', {}],
  ['callRequestNO', 'Form.CallRequestNewObject', 'element', {}],
  ['consultationObject', 'Form.CallRequestMortgageConsultant', 'objects', consultation],
] as const)('%s: %s.%s is words, not signs alone', async (_, method, field, own) => {
  await fc.assert(
    fc.asyncProperty(signs, async (value) => {
      const refused = await send(method, full({ ...own, [field]: value }));
      expect([refused.status, issuesOf(refused)[0]?.path]).toEqual([400, field]);
    }),
    { numRuns: 30 },
  );
});

const phones = fc.oneof(
  fc.stringMatching(/^[78]9\d{9}$/),
  fc.stringMatching(/^\+7 \(9\d{2}\) \d{3}-\d{2}-\d{2}$/),
  fc.stringMatching(/^[0-6]\d{0,9}$/),
  fc.string({ maxLength: 20 }),
);

test('whatever is sent, a lead is stored exactly when all that §5 requires is there', async () => {
  const value = fc.option(fc.constantFrom('', ' ', '%%%', 'Ольга'), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FORMS),
      value,
      phones,
      async ([form, method, own, required], name, phone) => {
        await backend.services.db.delete(leads);
        const { status } = await send(method, { ...own, name, phone });
        const isNamed = !('name' in required) || name === 'Ольга';
        const digits = phone.replace(/\D/g, '');
        const isPhone =
          /^[\d\s()+.\u00A0\u2010-\u2015-]*$/.test(phone) && /^(?:[78])?[3489]\d{9}$/.test(digits);
        expect(status, form).toBe(isNamed && isPhone ? 200 : 400);
        expect(await backend.services.db.$count(leads)).toBe(isNamed && isPhone ? 1 : 0);
      },
    ),
    { numRuns: 150 },
  );
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../people/account/accounts.table.ts';
import { accountConsents } from '../../people/consent/consents.table.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { mortgageApplications } from '../../deal/mortgage/mortgage-applications.table.ts';
import { leadForms } from '../../deal/lead/lead-handler.ts';
import { askCode, forgetQuotas, newcomer } from '../../../testing/auth.ts';
import { examplesOf } from '../../../testing/examples/examples-of.ts';
import { lastCode } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';
import * as handlers from '../../../compose/handlers.ts';

let standard: TestBackend;
let explicit: TestBackend;

beforeAll(async () => {
  standard = await testBackend();
  explicit = await standard.restarted({ CONSENT_MODE: 'explicit' });
});
afterAll(() => standard.close());

const forms = leadForms(Object.values(handlers));
const leadMethods = Object.values(handlers)
  .map(({ method }) => method)
  .filter(({ name }) => forms.has(name) && name !== 'Mortgage.Send');

const version = '2026-11-01';
const ticked = { mode: 'explicit', version, kinds: ['processing'] };
const MESSAGE = 'Отметьте согласие на\u00a0обработку персональных данных';
const beside = (path: string, message = MESSAGE) => [{ path, message }];

describe.each(leadMethods.map((method) => [method.name, method] as const))('%s', (name, method) => {
  const send = async (backend: TestBackend, consent?: object) => {
    const visitor = backend.visitor();
    const { consent: _, noscript: __, ...input } = Object(examplesOf(method)[0]?.input);
    return visitor.post(name, { ...input, ...(consent && { consent }), token: 'wrong' });
  };

  test('wants no consent in the default mode', async () => {
    expect((await send(standard)).status).not.toBe(422);
  });

  test.each([
    ['nothing', undefined],
    ['a box that was ticked ahead', { mode: 'default', version }],
    ['marketing alone', { ...ticked, kinds: ['marketing'] }],
  ])('refuses %s in the explicit mode', async (_, consent) => {
    const answer = await send(explicit, consent);
    expect([answer.status, issuesOf(answer)]).toEqual([422, beside('consent')]);
  });

  test('goes on in the explicit mode once the visitor has agreed', async () => {
    expect((await send(explicit, ticked)).status).not.toBe(422);
  });
});

test('the ledger of a lead names what was agreed to, each apart, with the version of the text', async () => {
  const visitor = explicit.visitor();
  const consent = { ...ticked, kinds: ['processing', 'marketing'] };
  const input = { name: 'Ольга', phone: '8 (921) 555-01-02', url: '/katalog', consent };
  const token = await visitor.token();
  expect((await visitor.post('Form.CallRequest', { ...input, token })).status).toBe(200);
  const rows = await explicit.services.db.select().from(leads);
  expect(rows.map((row) => row.consent)).toContainEqual({
    ...consent,
    purpose: 'Обратный звонок',
    at: explicit.clock().toISOString(),
  });
});

describe('registration in the explicit mode', () => {
  const consent = { mode: 'explicit', version };
  const find = () =>
    explicit.services.db
      .select()
      .from(accountConsents)
      .innerJoin(users, eq(users.id, accountConsents.userId))
      .where(eq(users.phone, newcomer.phone));

  test.each([
    ['without boxes', {}],
    ['with boxes that were ticked ahead', { soglasie: 1, consent: { mode: 'default', version } }],
    ['with the box empty', { soglasie: 0, consent }],
  ])('%s no code is sent and no account is made', async (_, boxes) => {
    await forgetQuotas(explicit);
    for (const method of ['User.CheckSMSPhone', 'User.RegisterCodeEmail'] as const) {
      const sent = await askCode(explicit.visitor(), method, { ...newcomer, ...boxes });
      expect([sent.status, issuesOf(sent)]).toEqual([422, beside('soglasie')]);
    }
    const input = { ...newcomer, ...boxes, code: '123456' };
    const made = await explicit.visitor().post('User.Registration', input);
    expect([made.status, issuesOf(made)]).toEqual([422, beside('soglasie')]);
  });

  test('with the box ticked makes an account, and marketing stays apart', async () => {
    await forgetQuotas(explicit);
    explicit.clock.pass(61);
    const visitor = explicit.visitor();
    const person = { ...newcomer, soglasie: 1, consent };
    expect((await askCode(visitor, 'User.CheckSMSPhone', person)).status).toBe(200);
    const code = await lastCode(explicit.services, newcomer.phone);
    expect((await visitor.post('User.Registration', { ...person, code })).status).toBe(200);
    const rows = (await find()).map(({ account_consents: row }) => row);
    expect(rows.map(({ purpose, given, mode }) => [purpose, given, mode])).toEqual(
      expect.arrayContaining([
        ['Обработка персональных данных', true, 'explicit'],
        ['Уведомления об акциях', false, 'explicit'],
      ]),
    );
    expect((await find())[0]?.users.promoConsent).toBe(false);

    // The password of the recovery asks for nothing: the consent stands.
    const passwords = { password: 'granit-2026', rpassword: 'granit-2026' };
    const set = { ...passwords, phone: newcomer.phone, email: '', code };
    expect((await visitor.post('User.NewPassword', set)).status).toBe(200);
    expect((await explicit.visitor().logIn(newcomer.phone, 'granit-2026')).status).toBe(200);
  });
});

describe('login in the explicit mode', () => {
  const logIn = (visitor: TestClient, boxes: object = {}, password = 'meridian-30') =>
    visitor.post('User.Authorization', { phone: '+7 (921) 000-00-01', password, ...boxes });

  test('asks an account whose box was ticked ahead once, and not before the password is right', async () => {
    expect((await logIn(standard.visitor())).status).toBe(200);
    expect((await logIn(explicit.visitor(), {}, 'wrong-password')).status).toBe(401);
    const refused = await logIn(explicit.visitor(), { soglasie: 1 });
    expect([refused.status, issuesOf(refused)]).toEqual([422, beside('soglasie')]);

    const boxes = { soglasie: 1, soglasie_actii: 0, consent: { mode: 'explicit', version } };
    const visitor = explicit.visitor();
    expect((await logIn(visitor, boxes)).status).toBe(200);
    expect((await logIn(explicit.visitor())).status).toBe(200);
    const { body } = await visitor.get('LK.GetProfile');
    expect(body.result).toHaveProperty('consents.0.history.0', {
      given: true,
      version,
      at: explicit.clock().toISOString(),
      how: 'при входе',
    });
  });
});

describe('a questionnaire', () => {
  const answers = {
    ...{ reserve_number: 'Б-204', price: '1200000000', down: '300000000', years: '25' },
    ...{ 'p0.last_name': 'Орлова', 'p0.name': 'Вера', 'p0.birth_date': '05.03.1985' },
    ...{ 'p0.phone': '+7 (981) 304-17-62', 'p0.email': 'vera@example.ru' },
    ...{ 'p0.employment': 'pensioner', 'p0.experience': '30', 'p0.income': '9000000' },
    ...{ 'p0.income_proof': 'pension', consent_data: '1', consent_bureau: '1' },
  };
  const send = async (backend: TestBackend, more: object = {}, consent?: object) => {
    const visitor = backend.visitor();
    return visitor.post('Mortgage.Send', {
      kind: 'offline',
      answers: { ...answers, ...more },
      programmes: ['baltika-standard'],
      token: await visitor.token(),
      ...(consent && { consent }),
    });
  };
  const stored = async () =>
    (await explicit.services.db.select().from(mortgageApplications)).map((row) => row.consent);

  test('in the default mode one box stands for processing and banks', async () => {
    expect((await send(standard, {}, { mode: 'default', version })).status).toBe(200);
    expect(await stored()).toContainEqual({
      ...{ mode: 'default', version, kinds: ['processing', 'banks'] },
      at: standard.clock().toISOString(),
    });
  });

  test('in the explicit mode goes to no bank without the box of the banks', async () => {
    const words = 'Без согласия на передачу анкеты банки её не получат';
    const refused = await send(explicit, {}, ticked);
    expect([refused.status, issuesOf(refused)]).toEqual([
      400,
      beside('answers.consent_banks', words),
    ]);
    const unsaid = await send(explicit, { consent_banks: '1' }, ticked);
    expect([unsaid.status, issuesOf(unsaid)[0]?.path]).toEqual([422, 'answers.consent_banks']);
    const consent = { ...ticked, kinds: ['processing', 'banks'] };
    expect((await send(explicit, { consent_banks: '1' }, consent)).status).toBe(200);
    expect(await stored()).toContainEqual({ ...consent, at: explicit.clock().toISOString() });
  });

  test('whose draft was saved with a tick brings none back in the explicit mode', async () => {
    const ticks = { price: '1200000000', consent_data: '1', consent_bureau: '1' };
    const draftOf = async (backend: TestBackend) => {
      const visitor = backend.visitor();
      await visitor.post('Mortgage.SaveDraft', { kind: 'form', answers: ticks });
      return (await visitor.get('Mortgage.GetDraft', { kind: 'form' })).body.result;
    };
    expect(await draftOf(standard)).toHaveProperty('draft.answers', ticks);
    expect(await draftOf(explicit)).toHaveProperty('draft.answers', { price: '1200000000' });
  });

  test('that is short is a lead, and wants the box of processing', async () => {
    const short = { kind: 'short', programmes: [] };
    const given = {
      'p0.name': 'Вера',
      'p0.phone': '+7 (981) 304-17-62',
      'p0.programme': 'Семейная',
    };
    const post = async (more: object, consent: object) => {
      const visitor = explicit.visitor();
      const token = await visitor.token();
      return visitor.post('Mortgage.Send', {
        ...short,
        answers: { ...given, ...more },
        token,
        consent,
      });
    };
    const refused = await post({}, ticked);
    expect([refused.status, issuesOf(refused)[0]?.path]).toEqual([400, 'answers.consent_data']);
    expect((await post({ consent_data: '1' }, ticked)).status).toBe(200);
  });
});

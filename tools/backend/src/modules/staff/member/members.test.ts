import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoStaff } from '../../../../demo/seed/demo-staff.ts';
import { setUpTotp } from '../../../testing/studio/authenticator.ts';
import { lastTo } from '../../../testing/outbox.ts';
import { staffAs, StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { staffAudit } from '../audit/staff-audit.table.ts';
import { staffInvitations } from '../invitation/staff-invitations.table.ts';
import { staffPeople } from '../person/staff-people.table.ts';

const PASSWORD = 'korabl-na-neve-30';
const ORLOV = { last_name: 'Новиков', name: 'Пётр', role: 'marketer' } as const;

let backend: TestBackend;
let admin: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  admin = await staffAs(backend, 'administrator');
});
afterAll(() => backend.close());

const guidOf = (role: string) => demoStaff.find((one) => one.role === role)?.guid ?? '';
const stageOf = async (client: StudioClient) =>
  (await client.result<{ stage: string }>(client.get('Session.Me'))).stage;

/** The key of the last letter to a mailbox. */
async function keyFor(email: string): Promise<string> {
  const { text } = await lastTo(backend.services, email);
  return /\/studio\/priglashenie#([\w-]+)/.exec(text)?.[1] ?? '';
}

async function invite(email: string) {
  backend.clock.pass(1);
  await admin.result(admin.post('Staff.Invite', { email, ...ORLOV }));
  return keyFor(email);
}

const browser = () => new StudioClient(backend.visitor());

describe('an invitation', () => {
  test('leads from a letter to an account that has to set a second factor up', async () => {
    const email = 'novikov@meridian30.example';
    const key = await invite(email);
    const guest = browser();
    const asked = await guest.result(guest.post('Invitation.Get', { key }));
    expect(asked).toEqual({ kind: 'invited', email, ...ORLOV });
    expect((await guest.post('Invitation.Accept', { key, password: 'qwertyqwerty' })).status).toBe(
      422,
    );
    const me = await guest.result<{ stage: string }>(
      guest.post('Invitation.Accept', { key, password: PASSWORD }),
    );
    expect(me.stage).toBe('setup');
    expect((await guest.get('Work.List')).status).toBe(403);
    await setUpTotp(backend, guest);
    expect(await stageOf(guest)).toBe('full');
    expect((await guest.get('Leads.List')).status).toBe(200);
    expect((await browser().post('Invitation.Get', { key })).status).toBe(404);
  });

  test('of two who set the first factor up at once lets the second one not in', async () => {
    const key = await invite('dvoe@meridian30.example');
    const guest = browser();
    await guest.result(guest.post('Invitation.Accept', { key, password: PASSWORD }));
    const thief = browser();
    await thief.result(thief.signIn('dvoe@meridian30.example', PASSWORD));
    expect(await stageOf(thief)).toBe('setup');
    await setUpTotp(backend, guest);
    const started = await thief.post('SecondFactor.StartTotp', {});
    expect(started.status).toBe(200);
    expect((await thief.post('SecondFactor.ConfirmTotp', { code: '000000' })).status).toBe(409);
    expect(await stageOf(thief)).toBe('setup');
  });

  test('is used once, however many use it at once', async () => {
    const key = await invite('odin@meridian30.example');
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser().post('Invitation.Accept', { key, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  test('is worthless after a week, when cancelled, and when another one was sent', async () => {
    const email = 'pozdno@meridian30.example';
    const first = await invite(email);
    const second = await invite(email);
    const status = async (key: string) => (await browser().post('Invitation.Get', { key })).status;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    type Listed = { invitations: { guid: string; email: string }[] };
    const { invitations } = await admin.result<Listed>(admin.get('Staff.List'));
    const invitation = invitations.find((one) => one.email === email)?.guid;
    await admin.result(admin.post('Staff.CancelInvitation', { invitation }));
    expect(await status(second)).toBe(404);
    const third = await invite(email);
    await backend.services.db
      .update(staffInvitations)
      .set({ expiresAt: backend.clock() })
      .where(eq(staffInvitations.email, email));
    expect(await status(third)).toBe(404);
  });

  test('is not sent to a mailbox that has an account', async () => {
    const email = 'EDITOR@meridian30.example';
    expect((await admin.post('Staff.Invite', { email, ...ORLOV })).status).toBe(409);
  });
});

describe('a member of the staff', () => {
  test('has the rights of another role at once, in a login that is open', async () => {
    const editor = await staffAs(backend, 'editor');
    expect((await editor.get('Leads.List')).status).toBe(403);
    const person = guidOf('editor');
    await admin.result(admin.post('Staff.ChangeRole', { person, role: 'sales_manager' }));
    expect((await editor.get('Leads.List')).status).toBe(200);
    await admin.result(admin.post('Staff.ChangeRole', { person, role: 'editor' }));
    expect((await editor.get('Leads.List')).status).toBe(403);
    const entries = await backend.services.db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.method, 'Staff.ChangeRole'));
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ role: 'editor' }, { role: 'sales_manager' }],
      [{ role: 'sales_manager' }, { role: 'editor' }],
    ]);
  });

  test('is out when the access is closed, and stays out', async () => {
    const lawyer = await staffAs(backend, 'lawyer');
    const person = guidOf('lawyer');
    await admin.result(admin.post('Staff.Restrict', { person, reason: 'Уволился' }));
    expect(await stageOf(lawyer)).toBe('guest');
    const { status, body } = await browser().signIn('lawyer@meridian30.example');
    expect([status, body.message]).toEqual([401, 'Доступ закрыт. Обратитесь к администратору']);
    await admin.result(admin.post('Staff.ResetAccess', { person }));
    const key = await keyFor('lawyer@meridian30.example');
    expect((await browser().post('Invitation.Accept', { key, password: PASSWORD })).status).toBe(
      404,
    );
    await admin.result(admin.post('Staff.Unrestrict', { person }));
    const again = await browser().post('Invitation.Accept', { key, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  test('loses the logins that an administrator ends', async () => {
    const marketer = await staffAs(backend, 'marketer');
    await admin.result(admin.post('Staff.RevokeSessions', { person: guidOf('marketer') }));
    expect(await stageOf(marketer)).toBe('guest');
  });

  test('takes the own rights away from nobody, and the last administrator stays', async () => {
    const person = guidOf('administrator');
    for (const [name, more] of [
      ['Staff.ChangeRole', { role: 'editor' }],
      ['Staff.Restrict', { reason: 'проба' }],
      ['Staff.ResetAccess', {}],
    ] as const) {
      const { status, body } = await admin.post(name, { person, ...more });
      expect([status, body.message]).toEqual([
        409,
        'Свой доступ изменить нельзя: попросите коллегу',
      ]);
    }
    const other = guidOf('head_of_sales');
    await admin.result(admin.post('Staff.ChangeRole', { person: other, role: 'administrator' }));
    const second = await staffAs(backend, 'head_of_sales');
    const answers = await Promise.all([
      admin.post('Staff.ChangeRole', { person: other, role: 'head_of_sales' }),
      second.post('Staff.ChangeRole', { person, role: 'editor' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const left = await backend.services.db.$count(
      staffPeople,
      eq(staffPeople.role, 'administrator'),
    );
    expect(left).toBe(1);
  });
});

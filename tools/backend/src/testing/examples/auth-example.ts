import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checkSmsPhone } from '@m30/api';
import { users } from '../../modules/people/account/accounts.table.ts';
import { askCode, forgetQuotas, newcomer, registerNewcomer, type CodeSender } from '../auth.ts';
import { prepareOrderExample } from './order-example.ts';
import { lastCode } from '../outbox.ts';
import { prepareShortlistExample } from './shortlist-example.ts';
import { prepareProfileExample } from './profile-example.ts';
import type { TestBackend } from '../test-backend.ts';
import type { TestClient } from '../test-client.ts';

type Input = Record<string, unknown>;

/** By which method the code of an example is asked for, and whether its phone has an account. */
const HISTORIES: Readonly<Record<string, { sender: CodeSender; registered: boolean }>> = {
  'User.CheckSMSPhone': { sender: 'User.CheckSMSPhone', registered: false },
  'User.RegisterCodeEmail': { sender: 'User.RegisterCodeEmail', registered: false },
  'User.Registration': { sender: 'User.CheckSMSPhone', registered: false },
  'User.ChangePassword': { sender: 'User.ChangeCheckSMSPhone', registered: true },
  'User.NewPassword': { sender: 'User.ChangeCheckSMSPhone', registered: true },
};

/**
 * Brings about what an example of the contract takes for granted: a code was sent to this visitor,
 * and the example's code is that one; an order waits for what the example does.
 */
export async function prepareExample(
  backend: TestBackend,
  visitor: TestClient,
  { method, input }: { method: string; input: Input },
): Promise<Input> {
  await forgetQuotas(backend);
  const history = HISTORIES[method];
  if (!history || !input['code']) {
    const ready = await prepareProfileExample(backend, visitor, { method, input });
    const listed = await prepareShortlistExample(backend, visitor, { method, input: ready });
    return prepareOrderExample(backend, visitor, { method, input: listed });
  }
  const { db } = backend.services;
  const phone = v.parse(checkSmsPhone.input.entries.phone, input['phone']);
  await db.delete(users).where(eq(users.phone, phone));
  if (history.registered) await registerNewcomer(backend, { phone });
  await forgetQuotas(backend);
  backend.clock.pass(1);
  const { sender } = history;
  const asked = sender === 'User.ChangeCheckSMSPhone' ? { phone } : { ...newcomer, ...input };
  await askCode(visitor, sender, 'code' in asked ? { ...asked, code: '' } : asked);
  const to = sender === 'User.RegisterCodeEmail' ? String(input['email']) : phone;
  const code = await lastCode(backend.services, to);
  if (method === 'User.NewPassword') await visitor.post('User.ChangePassword', { phone, code });
  return { ...input, code };
}

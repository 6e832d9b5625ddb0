import { codeQuotas } from '../kernel/codes/code-quotas.table.ts';
import { lastCode } from './outbox.ts';
import type { RunningBackend } from './test-backend.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

/** Registration data of a person whom the demo content does not know. */
export const newcomer = {
  last_name: 'Орлова',
  name: 'Вера',
  second_name: 'Павловна',
  phone: '+79213041762',
  email: 'orlova@example.ru',
};

/** The ways to ask for a code, by method, with the input each takes besides the token. */
export const codeSenders = {
  'User.CheckSMSPhone': (phone: string) => ({ ...newcomer, phone }),
  'User.RegisterCodeEmail': (phone: string) => ({ ...newcomer, phone }),
  'User.ChangeCheckSMSPhone': (phone: string) => ({ phone }),
  'User.ChangeCheckEmail': (phone: string) => ({ phone, email: newcomer.email }),
} as const;

export type CodeSender = keyof typeof codeSenders;

/** Asks for a code with a solved anti-bot puzzle. */
export async function askCode(
  visitor: TestClient,
  method: CodeSender,
  input: Record<string, unknown>,
): Promise<TestAnswer> {
  return visitor.post(method, { ...input, token: await visitor.token() });
}

/** Forgets how many codes were sent to whom. */
export async function forgetQuotas({ services }: RunningBackend): Promise<void> {
  await services.db.delete(codeQuotas);
}

/** Registers a newcomer by SMS, sets the password and logs out. */
export async function registerNewcomer(
  backend: RunningBackend,
  { password = 'granit-2026', ...changes }: Partial<typeof newcomer> & { password?: string } = {},
): Promise<TestClient> {
  const person = { ...newcomer, ...changes };
  const visitor = backend.visitor();
  await forgetQuotas(backend);
  backend.clock.pass(1);
  await askCode(visitor, 'User.CheckSMSPhone', person);
  const code = await lastCode(backend.services, person.phone);
  const registered = await visitor.post('User.Registration', { ...person, code });
  const { phone } = person;
  const passwords = { password, rpassword: password };
  const secured = await visitor.post('User.NewPassword', { ...passwords, phone, code });
  if (registered.status !== 200 || secured.status !== 200) {
    throw new Error(`not registered: ${registered.body.message ?? secured.body.message}`);
  }
  await visitor.post('User.Logout', {});
  return visitor;
}

/** Asks for a recovery code of the newcomer, and reads it from the outbox. */
export async function beginRecovery(backend: RunningBackend, visitor = backend.visitor()) {
  const { phone } = newcomer;
  const { status } = await askCode(visitor, 'User.ChangeCheckSMSPhone', { phone });
  if (status !== 200) throw new Error(`The recovery was refused with ${status}`);
  return { visitor, code: await lastCode(backend.services, phone) };
}

import { eq } from 'drizzle-orm';
import { profileRequests } from '../../modules/service/profile/profile-requests.table.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { signMailLink } from '../../modules/people/notice/mail-link.ts';
import { demoBuyer } from '../../../demo/seed/demo-buyer.ts';
import { lastCode } from '../outbox.ts';
import type { TestBackend } from '../test-backend.ts';
import type { TestClient } from '../test-client.ts';

type Input = Record<string, unknown>;

/** What the examples call the link of a letter. */
const LETTER = 'link-of-a-letter';

/** Where codes of the profile go in the examples. */
const CODES: Readonly<Record<string, { sender: string; input: Input; to: string }>> = {
  'LK.ChangePhone': {
    sender: 'LK.SendPhoneCode',
    input: { phone: '+7 (921) 555-30-45', password: demoBuyer.password },
    to: '+79215553045',
  },
  'LK.ChangeEmail': {
    sender: 'LK.SendEmailCode',
    input: { email: 'marina.s@example.ru', password: demoBuyer.password },
    to: 'marina.s@example.ru',
  },
};

/** Methods whose examples know the demo buyer's password, directly or by their code. */
const PROVED: ReadonlySet<string> = new Set([
  ...Object.keys(CODES),
  'User.Authorization',
  'LK.SendPhoneCode',
  'LK.SendEmailCode',
  'LK.AskDeletion',
  'LK.ChangePassword',
]);

/** Puts a link that this installation has signed in the place of the example's. */
export function withLetterLink({ services }: TestBackend, input: Input): Input {
  if (input['key'] !== LETTER) return input;
  return { ...input, key: signMailLink(services, { user: demoBuyer.guid, kind: 'payment' }) };
}

/** Brings about what examples of the profile take for granted: a code was sent, a request is open. */
export async function prepareProfileExample(
  backend: TestBackend,
  visitor: TestClient,
  { method, input }: { method: string; input: Input },
): Promise<Input> {
  if (PROVED.has(method)) await restoreBuyer(backend);
  const code = CODES[method];
  if (code) {
    await visitor.post(code.sender, code.input);
    return { ...input, code: await lastCode(backend.services, code.to) };
  }
  const { db } = backend.services;
  if (method === 'LK.Rename' || method === 'LK.AskDeletion') {
    await db.update(profileRequests).set({ state: 'withdrawn' });
  }
  if (method !== 'LK.WithdrawRequest') return withLetterLink(backend, input);
  const [buyer] = await db.select().from(users).where(eq(users.guid, demoBuyer.guid));
  if (!buyer) throw new Error('there is no demo buyer');
  await db.update(profileRequests).set({ state: 'withdrawn' });
  await db.insert(profileRequests).values({
    guid: String(input['guid']),
    userId: buyer.id,
    kind: 'deletion',
    reason: '',
    createdAt: backend.clock(),
  });
  return input;
}

/** Other examples have given the demo buyer another phone and another password. */
async function restoreBuyer({ services: { db, passwords } }: TestBackend): Promise<void> {
  const { phone, password, guid } = demoBuyer;
  const passwordHash = await passwords.hash(password);
  await db.update(users).set({ phone, passwordHash }).where(eq(users.guid, guid));
}

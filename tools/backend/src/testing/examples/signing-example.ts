import { eq } from 'drizzle-orm';
import { hashSecret } from '../../kernel/secret/hash-secret.ts';
import { signatureInvitations } from '../../modules/deal/signing/signature-invitations.table.ts';
import { orderAt } from '../order-at.ts';
import { readContract } from '../sale.ts';
import type { TestBackend } from '../test-backend.ts';

type Input = Record<string, unknown>;

/** Makes the link of an example open the contract of a new order, anew each time. */
export async function prepareSigningExample(backend: TestBackend, input: Input): Promise<Input> {
  const { db } = backend.services;
  const tokenHash = hashSecret(String(input['link']));
  await db.delete(signatureInvitations).where(eq(signatureInvitations.tokenHash, tokenHash));
  const sale = await orderAt(backend, 7);
  const own = eq(signatureInvitations.orderGuid, sale.order);
  const invited = await db.update(signatureInvitations).set({ tokenHash }).where(own).returning();
  if (invited.length === 0) throw new Error('the phone of the examples gets no more invitations');
  return 'hash' in input ? { ...input, hash: await readContract(sale) } : input;
}

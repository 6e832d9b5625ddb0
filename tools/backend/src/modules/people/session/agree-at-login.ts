import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { users } from '../account/accounts.table.ts';
import { requireBoxes, tickedBoxes, type ConsentBoxes } from '../consent/consent-boxes.ts';
import { accountConsents } from '../consent/consents.table.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../consent/types.ts';

/**
 * In the explicit mode, writes what a buyer has ticked while logging in. Whoever has agreed to the processing by an act of
 * his own before is not asked again; an account whose box was ticked ahead is asked once.
 * @throws Refused 422 beside the box, where the account has no such consent and the box is empty
 */
export async function agreeAtLogin(
  call: Call,
  account: Pick<typeof users.$inferSelect, 'id' | 'promoConsent'>,
  boxes: ConsentBoxes,
): Promise<void> {
  const { services, visitor } = call;
  if (services.consentMode() === 'default') return;
  await services.db.transaction(async (tx) => {
    const said = await tx
      .select()
      .from(accountConsents)
      .where(eq(accountConsents.userId, account.id))
      .orderBy(desc(accountConsents.at));
    const hasAgreed = (purpose: ConsentPurpose) => {
      const last = said.find((row) => row.purpose === CONSENT_PURPOSES[purpose]);
      return last?.given === true && last.mode === 'explicit';
    };
    if (!hasAgreed('personal')) requireBoxes(services, boxes);
    const ticked = tickedBoxes(services, boxes);
    const fresh = (['personal', 'promo'] as const).filter(
      (purpose) => ticked[purpose] && !hasAgreed(purpose),
    );
    if (fresh.length === 0) return;
    await tx.insert(accountConsents).values(
      fresh.map((purpose) => ({
        guid: randomUUID(),
        userId: account.id,
        purpose: CONSENT_PURPOSES[purpose],
        given: true,
        mode: 'explicit' as const,
        version: boxes.consent?.version ?? null,
        source: 'login' as const,
        addressHash: services.hashAddress(visitor.ip),
        at: services.clock(),
      })),
    );
    if (fresh.includes('promo')) {
      await tx.update(users).set({ promoConsent: true }).where(eq(users.id, account.id));
    }
  });
}

import { eq } from 'drizzle-orm';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import type { Database } from '../../kernel/db/database.ts';
import { testMatters } from './test-partner.table.ts';
import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import { actionsAbout } from './actions.ts';
import { dropCallbacks, hurryCallbacks, queueCallbacks, sendCallbacks } from './callbacks.ts';
import { codeRefusal, sendCode, tryCode, type CodeVerdict } from './code.ts';
import type { TestAction } from './types.ts';

type Matter = typeof testMatters.$inferSelect;

/** A command that a person gave to an embedded partner on its page. */
export interface PartnerAct {
  partner: PartnerKind;
  /** Guid of the matter. */
  guid: string;
  /** Name of the action, `resend` for a new code, `notify` for messages that wait. */
  action: string;
  /** What stands in the field of the code. */
  code: string;
}

/**
 * Does what a button of an embedded partner's page says, and tells the product.
 * @returns path to leave the page for; `null` to stay
 * @throws Refused 404 for an unknown matter, 409 for what cannot be done any more, 422 for a wrong
 *   code
 */
export async function act(services: Services, request: PartnerAct): Promise<string | null> {
  const { db, clock, outbox } = services;
  const done = await db.transaction(async (tx) => {
    const matter = await lockMatter(tx, request);
    if (request.action === 'notify') {
      await hurryCallbacks(tx, matter.subject, clock());
      return { leave: null };
    }
    if (request.action === 'resend' && matter.code && matter.state === 'new') {
      await sendCode(tx, services, matter);
      return { leave: null };
    }
    const action = findAction(matter, request.action);
    // A refusal would take back that the wrong code was counted: it is thrown outside.
    const verdict = action.code ? await tryCode(tx, services, matter, request.code) : 'right';
    if (verdict === 'right') await perform(tx, services, matter, action);
    return { leave: action.leaves ? matter.matter.back : null, verdict };
  });
  void outbox.flush();
  refuseCode(done.verdict ?? 'right');
  await sendCallbacks(services);
  return done.leave;
}

function refuseCode(verdict: CodeVerdict): void {
  if (verdict !== 'right') throw codeRefusal(verdict);
}

async function lockMatter(tx: Database, { partner, guid }: PartnerAct): Promise<Matter> {
  const [matter] = await tx
    .select()
    .from(testMatters)
    .where(eq(testMatters.guid, guid))
    .for('update');
  if (matter?.partner !== partner) throw refuse(404, 'Такой страницы нет');
  return matter;
}

function findAction(matter: Matter, name: string): TestAction {
  const action = actionsAbout(matter).find((one) => one.name === name);
  if (!action) throw refuse(404, 'Такого действия нет');
  if (!action.from.includes(matter.state)) throw refuse(409, 'Это уже сделано');
  return action;
}

async function perform(
  tx: Database,
  { clock }: Services,
  matter: Matter,
  { to, sends }: TestAction,
): Promise<void> {
  await tx.update(testMatters).set({ state: to }).where(eq(testMatters.guid, matter.guid));
  await dropCallbacks(tx, matter.subject);
  await queueCallbacks(tx, matter, sends, clock());
}

import type { getMortgageDraft, ParsedInput } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { mortgageDrafts } from './mortgage-applications.table.ts';
import { adoptGuest, ownedBy, ownerOf } from './draft-owner.ts';
import { prefillBuyer, prefillOrder, prefillReserve } from './prefill.ts';

/**
 * Finds what the visitor has typed so far, and what is known without asking.
 * @throws Refused 404 where the buyer has no such order
 */
export async function findDraft(
  call: Call,
  { kind, order }: ParsedInput<typeof getMortgageDraft>,
): Promise<ResultOf<'Mortgage.GetDraft'>> {
  const { services, session } = call;
  if (order !== undefined && !session) throw refuse(404, 'Такого заказа нет');
  await adoptGuest(call);
  const owner = ownerOf(call);
  const [draft] = owner
    ? await services.db.select().from(mortgageDrafts).where(ownedBy(mortgageDrafts, owner))
    : [];
  const prefill = session && {
    ...(await prefillBuyer(services, session.user.id)),
    ...(kind === 'offline' && (await prefillReserve(services, session.user.id))),
    ...(order !== undefined && (await prefillOrder(services, session.user.id, order))),
  };
  return {
    draft: draft
      ? { answers: shown(services, draft.answers), savedAt: draft.savedAt.toISOString() }
      : null,
    prefill: prefill ?? {},
  };
}

/** In the explicit mode a consent is an act for one sending: a draft brings no ticked box back. */
function shown({ consentMode }: Pick<Services, 'consentMode'>, answers: Record<string, string>) {
  if (consentMode() === 'default') return answers;
  return Object.fromEntries(
    Object.entries(answers).filter(([path]) => !path.startsWith('consent_')),
  );
}

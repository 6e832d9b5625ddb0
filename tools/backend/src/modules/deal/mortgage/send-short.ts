import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { storeLead } from '../lead/store-lead.ts';
import { adoptGuest, takeOwner } from './draft-owner.ts';
import { mergeAnswers } from './save-draft.ts';
import { checkQuestionnaire, SEND, type SentQuestionnaire } from './send-application.ts';

/** What staff know a short questionnaire by. */
export const SHORT_PURPOSE = 'Короткая анкета на ипотеку';

/**
 * Takes a short questionnaire: a lead for the mortgage staff, and the beginning of the full one.
 * @throws Refused 400 for wrong answers, 403 for a wrong token, 429 after too many
 */
export async function sendShort(call: Call, sent: SentQuestionnaire): Promise<void> {
  const { services } = call;
  const checked = checkQuestionnaire(services, sent);
  const { 'p0.name': name = '', 'p0.phone': phone, 'p0.programme': programme } = checked;
  if (phone === undefined) throw refuse(400, 'Введите номер телефона');
  await storeLead(call, {
    method: SEND,
    input: {
      name,
      phone,
      token: sent.token,
      ...(sent.consent && { consent: sent.consent }),
      ...(programme !== undefined && { programme }),
    },
    purpose: SHORT_PURPOSE,
    confirmation: 'Ипотечный менеджер позвонит и поможет с полной анкетой.',
    next: null,
  });
  await adoptGuest(call);
  const owner = await takeOwner(services.db, call);
  await services.db.transaction((tx) => mergeAnswers(tx, services, owner, sent.answers));
}

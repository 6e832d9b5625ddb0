import { sendMortgage } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import type { LeadHandler } from '../lead/lead-handler.ts';
import { goesToBanks, sendApplication } from './send-application.ts';
import { sendShort, SHORT_PURPOSE } from './send-short.ts';

/** Sends a questionnaire to banks; a short one is a lead, and staff find it among the leads. */
export const sendMortgageHandler: LeadHandler = {
  ...implement(sendMortgage, async (sent, call) => {
    if (goesToBanks(sent.kind)) return { application: await sendApplication(call, sent) };
    await sendShort(call, sent);
    return { application: null };
  }),
  purpose: SHORT_PURPOSE,
};

import { askAboutLot as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import type { LeadHandler } from '../../deal/lead/lead-handler.ts';
import { askAboutLot, PURPOSE } from './ask-about-lot.ts';

/** Answers `askAboutLot`: staff find the question among the leads, too. */
export const askAboutLotHandler: LeadHandler = {
  ...implement(method, (input, call) => askAboutLot(call, input)),
  purpose: PURPOSE,
};

import { sign } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { chooseText } from '../contract-text/choose-text.ts';
import { startStep } from '../deal-step/start-step.ts';

/** Begins the signature of the contract that the buyer has read. */
export const signHandler = implement(sign, ({ guid, hash }, call) =>
  startStep(call, 'signature', guid, () => chooseText(call, { guid, hash })),
);

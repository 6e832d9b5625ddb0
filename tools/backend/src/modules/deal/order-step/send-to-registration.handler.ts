import { sendToRegistration } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { startStep } from '../deal-step/start-step.ts';

/** Sends a contract to its registration. */
export const sendToRegistrationHandler = implement(sendToRegistration, ({ guid }, call) =>
  startStep(call, 'registration', guid),
);

import { sendDefects } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sendDefects as send } from './write-defects.ts';

/** Sends the act of defects. */
export const sendDefectsHandler = implement(sendDefects, ({ guid }, call) => send(call, guid));

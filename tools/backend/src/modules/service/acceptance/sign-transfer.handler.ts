import { signTransfer } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { signTransfer as sign } from './sign-transfer.ts';

/** Begins the signature of the act of transfer. */
export const signTransferHandler = implement(signTransfer, ({ guid }, call) => sign(call, guid));

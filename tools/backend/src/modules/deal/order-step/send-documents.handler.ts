import { sendDocuments } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeOrder } from '../order-details/change-order.ts';

/** Hands the uploaded papers of an order over. */
export const sendDocumentsHandler = implement(sendDocuments, (input, call) =>
  changeOrder(call, {
    method: sendDocuments,
    input,
    event: () => ({ type: 'documents.sent', data: {} }),
  }),
);

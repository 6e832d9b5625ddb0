import { sendDocuments } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeOrder } from '../order-details/change-order.ts';

/** Submits the uploaded documents of an order. */
export const sendDocumentsHandler = implement(sendDocuments, (input, call) =>
  changeOrder(call, {
    method: sendDocuments,
    input,
    event: () => ({ type: 'documents.sent', data: {} }),
  }),
);

import type { ContractKind } from '../../modules/deal/order/core/contract-kind.ts';
import { approvedLoan } from '../approved-loan.ts';
import { orderAt, passports, registered, tell } from '../order-at.ts';
import { prepareSigningExample } from './signing-example.ts';
import { phoneOf, readContract } from '../sale.ts';
import type { TestBackend } from '../test-backend.ts';
import type { TestClient } from '../test-client.ts';

type Input = Record<string, unknown>;

/** In which stage an order has to be for an example of a method, and what the order is called there. */
const STAGES: Readonly<Record<string, { stage: number; key: string; contract?: ContractKind }>> = {
  'Order.SetPayment': { stage: 4, key: 'guid' },
  'Order.SetUsers': { stage: 4, key: 'guid' },
  'Order.AcceptOffer': { stage: 4, key: 'guid' },
  'Order.SaveDraft': { stage: 4, key: 'guid' },
  'Order.AddFile': { stage: 4, key: 'guid' },
  'Order.DeleteFile': { stage: 4, key: 'guid' },
  'Order.Pay': { stage: 4, key: 'guid' },
  'Order.Cancel': { stage: 4, key: 'guid' },
  'Order.CancelHold': { stage: 4, key: 'order' },
  'Order.Extend': { stage: 6, key: 'guid' },
  'Order.SendDocuments': { stage: 6, key: 'guid' },
  'Order.GetContract': { stage: 7, key: 'guid' },
  'Order.Sign': { stage: 7, key: 'guid' },
  'Order.OpenEscrow': { stage: 8, key: 'guid' },
  'Order.OpenLetter': { stage: 8, key: 'guid', contract: 'sale' },
  'Order.PayIn': { stage: 9, key: 'guid' },
  'Order.SendToRegistration': { stage: 9, key: 'guid' },
};

/** Orders made for examples; a buyer holds no more than three lots, so each makes room for the next. */
const made: string[] = [];

/** Puts an order of the visitor that waits for a method into the example of it. */
export async function prepareOrderExample(
  backend: TestBackend,
  visitor: TestClient,
  { method, input }: { method: string; input: Input },
): Promise<Input> {
  if (method === 'Order.PayByNumber') {
    const sale = await orderAt(backend, 4);
    return { ...input, number: sale.number, phone: await phoneOf(backend, sale) };
  }
  if (method.startsWith('Signing.')) return prepareSigningExample(backend, input);
  const wanted = STAGES[method];
  const isChoice = method === 'Order.ChooseBank';
  if (!wanted && !isChoice) return input;
  for (const guid of made.splice(0)) await visitor.post('Order.Cancel', { guid, reason: 'other' });
  if (!wanted) {
    const { order, offer } = await approvedLoan(backend, visitor);
    made.push(order);
    return { ...input, guid: order, offer };
  }
  const { order } = await orderAt(backend, wanted.stage, visitor, wanted.contract);
  made.push(order);
  if (method === 'Order.SendDocuments') await tell(backend, order, passports());
  if (method === 'Order.PayIn') await tell(backend, order, registered());
  const read =
    method === 'Order.Sign' ? { hash: await readContract({ buyer: visitor, order }) } : {};
  return { ...input, ...read, [wanted.key]: order };
}

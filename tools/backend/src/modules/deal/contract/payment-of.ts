import type { ContractDetails } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import type { EscrowBank } from '../../content/company/company-of.ts';
import { qrPath } from '../../../kernel/document/qr-path.ts';
import type { Told } from './order-contract.ts';
import { paymentCode } from './payment-code.ts';
import type { ContractPart } from './plan-parts.ts';

type Payment = NonNullable<ContractDetails['pay']>;

/** What a payment order says besides the part. */
interface Paying {
  bank: Pick<EscrowBank, 'name' | 'bic' | 'correspondent'>;
  number: string;
  signedAt: Date;
  /** Whose escrow account it is: «Савельева Марина Андреевна». */
  recipient: string;
}

/** The part that the buyer himself can pay now: the account is open, and neither a bank nor a fund pays it. */
export function payablePart(
  { account, status }: Pick<Told, 'account' | 'status'>,
  parts: readonly ContractPart[],
): ContractPart | null {
  if (status.tone === 'stop' || account === null || !/^\d{20}$/.test(account)) return null;
  const next = parts.find(({ state }) => state !== 'paid');
  return next && !next.byOthers ? next : null;
}

/** Requisites of a part with their QR code. */
export function paymentOf(
  part: ContractPart,
  account: string,
  { number, signedAt, recipient, bank: { name: bank, bic, correspondent } }: Paying,
): Payment {
  const { title, due, amount } = part;
  const signed = formatDate(signedAt.toISOString());
  const purpose = `${title} по договору ${number} от ${signed}. НДС не облагается`;
  const fields = { recipient, account, bank, bic, correspondent, amount, purpose };
  return { title, due, ...fields, qr: qrPath(paymentCode({ ...fields, contract: number })) };
}

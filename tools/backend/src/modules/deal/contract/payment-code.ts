/** What a payment order is filled with; values in the bank's own spelling. */
export interface PaymentFields {
  /** Whose account it is. */
  recipient: string;
  /** 20 digits. */
  account: string;
  bank: string;
  /** 9 digits. */
  bic: string;
  /** Correspondent account of the bank, 20 digits. */
  correspondent: string;
  /** Kopecks. */
  amount: number;
  purpose: string;
  /** Number of the contract. */
  contract: string;
}

/** «ST», version 0001, encoding 2: UTF-8. */
const HEADER = 'ST00012';

/** Longest values of ГОСТ Р 56042-2014, table 1, in characters. */
const LONGEST = { Name: 160, BankName: 45, Purpose: 210 } as const;

/**
 * Text of a payment's QR code by ГОСТ Р 56042-2014: the five mandatory requisites in their order, then the sum in
 * kopecks and what the payment is for.
 */
export function paymentCode(fields: PaymentFields): string {
  const values = [
    ['Name', plain(fields.recipient, LONGEST.Name)],
    ['PersonalAcc', fields.account],
    ['BankName', plain(fields.bank, LONGEST.BankName)],
    ['BIC', fields.bic],
    ['CorrespAcc', fields.correspondent],
    ['Sum', String(fields.amount)],
    ['Purpose', plain(fields.purpose, LONGEST.Purpose)],
    ['Contract', plain(fields.contract)],
  ] as const;
  return [HEADER, ...values.map(([name, value]) => `${name}=${value}`)].join('|');
}

/** The separator cannot be escaped; banks know no typographic spaces and dashes. */
const plain = (text: string, most = Infinity): string =>
  text
    .replaceAll('|', ' ')
    .replace(/[\u00a0\u2060]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);

import type { BankAsk, PartnerMatter } from '../partner/partner.ts';
import type { AskedLoan, GrantedLoan } from '../partner/types.ts';

/** What an embedded partner keeps of a matter, to show it on its page: of files only what its facts say. */
export type TestMatter = Omit<PartnerMatter, 'subject' | 'documents'>;

/** A code from an SMS, as it is stored. */
export interface TestCode {
  /** Keyed hash, hex. */
  hash: string;
  /** ISO instant. */
  expiresAt: string;
  /** Wrong ones so far. */
  tries: number;
}

/** A command of an embedded partner. */
export interface TestAction {
  readonly name: string;
  /** Words of its button. */
  readonly label: string;
  /** What it brings about, Russian. */
  readonly hint: string;
  /** States of a matter in which it can be done. */
  readonly from: readonly string[];
  /** State afterwards. */
  readonly to: string;
  /** Messages to the product, in order. */
  readonly sends: readonly TestMessage[];
  /** The page leads back to the product afterwards. */
  readonly leaves: boolean;
  /** It needs the code from the SMS. */
  readonly code?: true;
  /** Only where the partner was asked for this. */
  readonly ask?: BankAsk;
}

/** A message of an embedded partner. */
export interface TestMessage {
  readonly type: string;
  /** Carries the whole amount. */
  readonly amount?: true;
  /** Per cent of it, in whole roubles. @default 100 */
  readonly percent?: number;
  /** Terms of a loan that differ from what was asked for. */
  readonly loan?: (asked: AskedLoan, now: Date) => GrantedLoan;
  /** Number, account or reason, made for the matter. */
  readonly note?: (guid: string) => string;
  /** Seconds until it is sent. */
  readonly after?: number;
  /** How often one and the same message is sent. @default 1 */
  readonly times?: number;
}

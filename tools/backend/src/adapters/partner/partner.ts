import type { Services } from '../../kernel/services.ts';
import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import type { AskedLoan, PartnerDocument } from './types.ts';

/** What the bank of a deal is asked for: an escrow account, money onto it, or a letter of credit with the money in it. */
export type BankAsk = 'account' | 'deposit' | 'letter';

/** What a partner is asked to do. */
export interface PartnerMatter {
  /** Only the bank of a deal is asked for different things. */
  readonly ask?: BankAsk;
  /** Guid of the payment, step or application; the partner's events carry it. */
  readonly subject: string;
  /** What it is about, Russian. */
  readonly title: string;
  /** What the partner's page shows: name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Kopecks; `null` where no money is asked for. */
  readonly amount: number | null;
  /** Of an application to a bank. */
  readonly loan?: AskedLoan;
  /** Of a signature: the very files that are signed, one signature each. */
  readonly documents?: readonly PartnerDocument[];
  /** The buyer's, `+7XXXXXXXXXX`. */
  readonly phone: string;
  /** Path of this site that the partner's page leads back to. */
  readonly back: string;
}

/** A company outside that does one step of a sale and reports by signed callbacks how it went. */
export interface Partner {
  /** Hands a matter over and gives the page of it; asked again about one subject, the same page. */
  open(matter: PartnerMatter): Promise<{ url: string }>;
  /** Gives back money that has come; asked again about one subject, it is given back once. */
  refund(matter: { subject: string; amount: number }): Promise<void>;
}

/** All partners, and the key that the callbacks of each are signed with. */
export interface Partners {
  /** @throws Refused 503, in Russian, where the company has set up no such partner */
  of(kind: PartnerKind): Partner;
  keyOf(kind: PartnerKind): string;
  /** Whether a partner is the demo's own, which has a page here. */
  isEmbedded(kind: PartnerKind): boolean;
  /** Steps of a sale that nobody does yet. */
  readonly missing: readonly PartnerKind[];
  /** Whether a page that was opened before is still there: a page of the demo goes with the demo. */
  isOpen(kind: PartnerKind, url: string | null): url is string;
}

/** A message of a partner as it came. */
interface SignedBody {
  body: string;
  /** Value of `X-Signature`. */
  signature: string;
}

/**
 * Handles what a partner reports; the same event any number of times is done once.
 * @throws Refused 403 for a wrong signature, 400 for a wrong body, 404 for an unknown subject, 422
 *   where the event contradicts what we know
 */
export type ReceivePartnerEvent = (
  services: Services,
  partner: PartnerKind,
  message: SignedBody,
) => Promise<void>;

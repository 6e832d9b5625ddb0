import type { SaidConsent } from '../../people/consent/require-consent.ts';
import type { Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';

/** What a form asks besides name and phone: `url`, `element`, `date`, … */
export type LeadDetails = Record<string, string>;

/**
 * How a lead showed that a person sent it: by its token, by a page without JavaScript, which has none, or to a member of the
 * staff, who wrote it down.
 */
export type TokenCheck = 'passed' | 'noscript' | 'staff';

/** How and when the visitor agreed to the processing of personal data. */
export interface LeadConsent extends SaidConsent {
  /** What the data is processed for, in Russian. */
  purpose: string;
  /** ISO instant. */
  at: string;
}

/** A lead as its form sends it, parsed. */
export interface LeadInput {
  name: string;
  /** `+7XXXXXXXXXX`; empty where the form asks for a mailbox instead. */
  phone: string;
  email?: string | undefined;
  /** Empty where none was sent. */
  token: string;
  noscript?: true | undefined;
  /** The trap for programs. */
  website?: string | undefined;
  consent?: SaidConsent | undefined;
  marketing?: Record<string, string> | undefined;
  referrer?: string | undefined;
}

/** A link of this site after a confirmation. */
export interface LeadNext {
  href: string;
  text: string;
}

/** What one form adds to the common way of a lead. */
export interface LeadKind<Input extends LeadInput = LeadInput> {
  /** What the data is processed for, in Russian; also the subject of the staff's letter. */
  purpose: string;
  /** What the visitor reads after «Спасибо.»; plain text. */
  confirmation: string | ((input: Input, call: Call) => string);
  /** What the visitor may go on with, a link after it; `null` where there is nothing. */
  next?: (input: Input, call: Call) => LeadNext | null;
  /**
   * Writes what the lead brings besides itself, in its transaction.
   * @param lead guid of the lead
   */
  keep?: (tx: Database, lead: string, input: Input, call: Call) => Promise<void>;
}

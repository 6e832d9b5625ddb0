import type { InputOf, Methods, ResultOf } from '@m30/api/client';
import type { FormWords } from './define-form.ts';
import type { FormTexts } from './texts.ts';

/** Methods that take a lead and answer with the confirmation's HTML. */
export type LeadMethod = {
  [Name in keyof Methods]: Name extends `Form.${string}` | `SmartCall.${string}` | 'Viewing.Book'
    ? ResultOf<Name> extends { text: string }
      ? Name
      : never
    : never;
}[keyof Methods];

/** Where a lead goes: a method of the contract, or the path of another one. */
export type LeadTarget = LeadMethod | `/api/${string}`;

/** Where an anti-bot token goes: a method of the contract, or the path of another one. */
export type TokenTarget = keyof Methods | `/api/${string}`;

/** What is sent to a lead method, the anti-bot token included. */
export type LeadPayload<Method extends LeadMethod = LeadMethod> = InputOf<Method>;

/** What is sent to the analytics: a form was opened, was sent, and the goals of the specification, §7. */
export type FormGoal = 'form_opened' | 'form_sent' | 'callback_send' | 'consultation_send';

/** `default`: sending the form is the consent (specification, §5). `explicit`: an unticked box blocks sending. */
export type ConsentMode = 'default' | 'explicit';

/** What the visitor has agreed to by sending, as it goes with the lead. */
export type GivenConsent = NonNullable<InputOf<'Form.CallRequest'>['consent']>;

/** How a form asks for the consent to process personal data. */
export interface ConsentTerms {
  mode: ConsentMode;
  /** Version of the shown text: its date, YYYY-MM-DD. */
  version: string;
  /** Page of the privacy policy. */
  href: string;
}

/** A refusal that `send` throws: its message is for the visitor. */
export interface LeadRefusal extends Error {
  /** HTTP status, or the envelope's code. */
  code: number;
  /** Wrong fields, by the name of the field. */
  issues?: readonly { path: string; message: string }[];
}

/** A residential complex to choose in a form. */
export interface LeadObject {
  id: string;
  label: string;
}

/** The smart-call popup of a page, as `SmartCall.GetPopup` tells it; delays in seconds. */
export type CallPopup = NonNullable<ResultOf<'SmartCall.GetPopup'>['popup']>;

/** Everything the forms need from their host. */
export interface FormsPort {
  /**
   * Sends a lead and answers with the confirmation's HTML.
   * @throws LeadRefusal when the server refuses; any other error means that no answer arrived
   */
  send(
    target: LeadTarget,
    payload: LeadPayload,
    options: { idempotencyKey: string; signal?: AbortSignal },
  ): Promise<{ text: string }>;
  /** Other paths for methods of the contract: `{ 'Form.CallRequest': '/api/Leads.Callback' }`. */
  endpoints?: Partial<Record<LeadMethod, `/api/${string}`>>;
  /** Loads what getting a token and sending will need; called when a visitor first touches a form. */
  prepare?(): void;
  /** Gets a fresh anti-bot token, good for one call of the method or path that it goes to. */
  getToken(target: TokenTarget): Promise<string>;
  /** Called when a goal was reached in the named form. */
  onGoal?(goal: FormGoal, form: string): void;
  /** Shows the visitor a message in a window of the host. */
  onAlert?(text: string): void;
  consent: ConsentTerms;
  /** Labels and messages in place of the ready ones; words of single forms by the form's name. */
  texts?: Partial<FormTexts> & { forms?: Readonly<Record<string, Partial<FormWords>>> };
  /** Path of the current page with its query. */
  url(): string;
  /** Marketing parameters of the visit: `utm_*`, `yclid`, … */
  marketing?(): Record<string, string>;
  /** Address of the page that led the visitor here. */
  referrer?(): string;
  /** What is known of the visitor already, to fill in the forms' windows: of the account's buyer. */
  person?(): { name?: string | undefined; phone?: string | undefined } | null;
  /** Lists the residential complexes; without it the visitor writes the name of one. */
  objects?(): Promise<readonly LeadObject[]>;
  /** Tells the smart-call popup of a page; null where there is none. */
  popup?(path: string): Promise<CallPopup | null>;
  /**
   * The present moment, for the offered days and times.
   * @default the visitor's own clock
   */
  now?(): Date;
}

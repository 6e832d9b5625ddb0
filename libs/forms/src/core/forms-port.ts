import type { InputOf, Methods, ResultOf } from '@m30/api/client';

/** Methods that take a lead and answer with the confirmation's HTML. */
export type LeadMethod = {
  [Name in keyof Methods]: Name extends `Form.${string}`
    ? ResultOf<Name> extends { text: string }
      ? Name
      : never
    : never;
}[keyof Methods];

/** What is sent to a lead method, the anti-bot token included. */
export type LeadPayload<Method extends LeadMethod = LeadMethod> = InputOf<Method>;

/** What the analytics hear: a form was touched, was sent, and the goals of the specification, §7. */
export type FormGoal = 'form_opened' | 'form_sent' | 'callback_send' | 'consultation_send';

/** How a form asks for the consent to process personal data. */
export interface ConsentTerms {
  /** `default`: sending the form is the consent (specification, §5). `explicit`: an unticked box blocks sending. */
  mode: 'default' | 'explicit';
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

/** Everything the forms need from their host. */
export interface FormsPort {
  /**
   * Sends a lead and answers with the confirmation's HTML.
   * @throws LeadRefusal when the server refuses; any other error means that no answer arrived
   */
  send(
    method: LeadMethod,
    payload: LeadPayload,
    options: { idempotencyKey: string; signal?: AbortSignal },
  ): Promise<{ text: string }>;
  /** Gets a fresh anti-bot token, good for one lead. */
  getToken(): Promise<string>;
  /** Hears that a goal was reached in the named form. */
  onGoal?(goal: FormGoal, form: string): void;
  consent: ConsentTerms;
  /** Path of the current page with its query. */
  url(): string;
  /** Marketing parameters of the visit: `utm_*`, `yclid`, … */
  marketing?(): Record<string, string>;
}

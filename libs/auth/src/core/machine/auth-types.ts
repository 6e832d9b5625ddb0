/** What the visitor has filled in; the phone as its mask shows it, the consents ticked or not. */
export interface AuthFields {
  phone: string;
  password: string;
  /** The new password once more. */
  rpassword: string;
  last_name: string;
  name: string;
  second_name: string;
  email: string;
  /** Six digits from an SMS or a letter. */
  code: string;
  /** Consent to the processing of personal data. */
  soglasie: boolean;
  /** Consent to notices about promos. */
  soglasie_actii: boolean;
}

/** How the window asks for consents, and the version of their texts, a date. */
export interface AuthConsent {
  /** `default`: ticked ahead, they block nothing (specification, §5). `explicit`: the visitor ticks them, the processing is needed. */
  mode: 'default' | 'explicit';
  version: string;
}

/** Name of a field of the window. */
export type FieldName = keyof AuthFields;

/** States of the window (specification, §4). */
export type AuthState =
  | 'auth'
  | 'register'
  | 'change_password'
  | 'change_password_email'
  | 'success_changecode'
  | 'success_appenpassword'
  | 'success'
  | 'success_change';

/** Where a code goes. */
export type Channel = 'sms' | 'email';

/** Calls that the machine asks for and whose answer it awaits. */
export type AuthRequest =
  | 'login'
  | 'sendRegistrationSms'
  | 'sendRegistrationEmail'
  | 'register'
  | 'sendRecoverySms'
  | 'sendRecoveryEmail'
  | 'confirmRecovery'
  | 'savePassword';

/** Everything the machine asks the world to do. */
export type AuthEffect = AuthRequest | 'afterLogin';

/** Everything the screens show. */
export interface AuthSnapshot {
  readonly state: AuthState;
  /** Part of a state: its form, the e-mail asked for while registering, the code that was sent. */
  readonly step: 'form' | 'email' | 'code';
  /** Where the code of this step went. */
  readonly channel: Channel;
  readonly fields: Readonly<AuthFields>;
  /** The same for as long as the window is open. */
  readonly consent: AuthConsent;
  /** Highlighted fields. */
  readonly wrong: readonly FieldName[];
  /** The call whose answer is awaited; `afterLogin` waits for the page to go. */
  readonly pending: AuthEffect | null;
  /** The error area: words of the specification, §8, or the server's. */
  readonly message: string | null;
  /** Quiet words about what has happened: a code was sent again. */
  readonly notice: string | null;
  /** From when another code may be sent, milliseconds since 1970; 0 before the first one. */
  readonly resendAt: Readonly<Record<Channel, number>>;
  /** The server has let the visitor in with the new password. */
  readonly inside: boolean;
  /** Where the recovery letter went: the address for the next calls, and as it may be shown. */
  readonly mail: Readonly<{ email: string; blur: string }>;
}

type FieldChange = {
  [Name in FieldName]: { type: 'field.changed'; name: Name; value: AuthFields[Name] };
}[FieldName];

/** Everything that may happen: what the visitor does, then what the world answers. */
export type AuthEvent =
  | FieldChange
  | { type: 'field.left'; name: FieldName }
  | { type: 'login.opened' }
  | { type: 'register.opened' }
  | { type: 'recovery.opened' }
  | { type: 'form.submitted' }
  | { type: 'phone.reopened' }
  | { type: 'email.chosen' }
  | { type: 'sms.chosen' }
  | { type: 'code.submitted' }
  /** `at`: the present moment, milliseconds since 1970. */
  | { type: 'code.repeated'; at: number }
  | { type: 'code.sent'; resendAt: number; email?: string; blurEmail?: string }
  /** Another tab has sent a code to the same address. */
  | { type: 'countdown.moved'; resendAt: number }
  | { type: 'code.accepted' }
  /** `inside`: the server has opened a session with it. */
  | { type: 'password.saved'; inside?: boolean }
  | { type: 'login.succeeded' }
  | { type: 'call.refused'; message: string; fields?: readonly FieldName[] }
  | { type: 'call.failed' };

/** Narrows the union of events to the one of a type: `EventOf<'code.sent'>` has its fields. */
export type EventOf<Type extends AuthEvent['type']> = Extract<AuthEvent, { type: Type }>;

import {
  canLogIn,
  isIdle,
  isSending,
  leave,
  setField,
  showFailure,
  showRefusal,
  startSending,
} from './rules.ts';

/** What the visitor has filled in; the phone as its mask shows it. */
export interface AuthFields {
  phone: string;
  password: string;
  /** Consent to the processing of personal data. */
  soglasie: boolean;
  /** Consent to notices about promos. */
  soglasie_actii: boolean;
}

/** States of the window; the next ones are added as rows of the table. */
export type AuthState = 'auth';

/** Everything the screens show. */
export interface AuthSnapshot {
  readonly state: AuthState;
  readonly fields: Readonly<AuthFields>;
  /** `sending` awaits an answer, `leaving` waits for the page to go. */
  readonly activity: 'idle' | 'sending' | 'leaving';
  /** The error area: the server's words, or that it did not answer. */
  readonly message: string | null;
}

type FieldChange = {
  [Name in keyof AuthFields]: { type: 'field.changed'; name: Name; value: AuthFields[Name] };
}[keyof AuthFields];

/** Everything that may happen. */
export type AuthEvent =
  | FieldChange
  | { type: 'form.submitted' }
  | { type: 'login.succeeded' }
  | { type: 'login.refused'; message: string }
  | { type: 'login.failed' };

/** What the machine asks the world to do. */
export type AuthEffect = 'login' | 'afterLogin';

/** One cell of the table: to which state, under which condition, with which changes and which effect. */
export interface Transition<Event> {
  to: AuthState;
  when: (snapshot: AuthSnapshot) => boolean;
  change: (snapshot: AuthSnapshot, event: Event) => Partial<AuthSnapshot>;
  effect?: AuthEffect;
}

type Row = { [Type in AuthEvent['type']]?: Transition<Extract<AuthEvent, { type: Type }>> };

/** State × event. What is not here, or not under its condition, changes nothing. */
export const table: Record<AuthState, Row> = {
  auth: {
    'field.changed': { to: 'auth', when: isIdle, change: setField },
    'form.submitted': { to: 'auth', when: canLogIn, change: startSending, effect: 'login' },
    'login.succeeded': { to: 'auth', when: isSending, change: leave, effect: 'afterLogin' },
    'login.refused': { to: 'auth', when: isSending, change: showRefusal },
    'login.failed': { to: 'auth', when: isSending, change: showFailure },
  },
};

/** The window as it opens: consents are given by default and don't block (specification, §5). */
export const initialSnapshot: AuthSnapshot = {
  state: 'auth',
  fields: { phone: '', password: '', soglasie: true, soglasie_actii: true },
  activity: 'idle',
  message: null,
};

/** What an event makes of a snapshot, and the effect it asks for. */
export interface Step {
  snapshot: AuthSnapshot;
  effect: AuthEffect | null;
}

/** Looks an event up in the table; pure. */
export function transition(snapshot: AuthSnapshot, event: AuthEvent): Step {
  // The row pairs each event's type with its own cell; TypeScript loses that pairing in a look-up by a union.
  const cell = table[snapshot.state][event.type] as Transition<AuthEvent> | undefined;
  if (!cell?.when(snapshot)) return { snapshot, effect: null };
  return {
    snapshot: { ...snapshot, ...cell.change(snapshot, event), state: cell.to },
    effect: cell.effect ?? null,
  };
}

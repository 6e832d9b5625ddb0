import type { AuthEvent, AuthSnapshot } from './auth-machine.ts';

/** Characters of a complete phone in its mask (specification, §9). */
const PHONE_LENGTH = 18;
/** Fewest characters of a password (specification, §9). */
const PASSWORD_LENGTH = 5;

type Change = Partial<AuthSnapshot>;
type EventOf<Type extends AuthEvent['type']> = Extract<AuthEvent, { type: Type }>;

/** Nothing is being sent. */
export function isIdle({ activity }: AuthSnapshot): boolean {
  return activity === 'idle';
}

/** An answer is awaited. */
export function isSending({ activity }: AuthSnapshot): boolean {
  return activity === 'sending';
}

/** The phone is complete, the password long enough, and nothing is being sent (specification, §5). */
export function canLogIn(snapshot: AuthSnapshot): boolean {
  const { phone, password } = snapshot.fields;
  return isIdle(snapshot) && phone.length >= PHONE_LENGTH && password.length >= PASSWORD_LENGTH;
}

/** A field takes its new value; what the server said about the old one goes. */
export function setField({ fields }: AuthSnapshot, event: EventOf<'field.changed'>): Change {
  return { fields: { ...fields, [event.name]: event.value }, message: null };
}

export function startSending(): Change {
  return { activity: 'sending', message: null };
}

export function leave(): Change {
  return { activity: 'leaving' };
}

/** The server's words; a server without words gets the plain ones. */
export function showRefusal(_: AuthSnapshot, { message }: EventOf<'login.refused'>): Change {
  return { activity: 'idle', message: message || 'Не\u00a0получилось войти. Попробуйте ещё раз' };
}

export function showFailure(): Change {
  return {
    activity: 'idle',
    message: 'Сервер не\u00a0отвечает. Проверьте интернет и\u00a0попробуйте ещё раз',
  };
}

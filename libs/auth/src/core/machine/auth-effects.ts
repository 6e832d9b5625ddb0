import type { AuthBackend, Recovery, Registration } from './auth-backend.ts';
import type {
  AuthEffect,
  AuthEvent,
  AuthRequest,
  AuthSnapshot,
  Channel,
  FieldName,
} from './auth-types.ts';
import type { Countdown } from './countdown.ts';

/** The world outside of the machine. */
export interface AuthEffects extends AuthBackend {
  /** Gets a fresh anti-bot token for one call; every call that sends a code carries one (specification, §3). */
  getToken(call: AuthRequest): Promise<string>;
  /** Leads on after a login. */
  afterLogin(): void;
  countdown: Countdown;
  /** The present moment, milliseconds since 1970. */
  clock(): number;
}

type Run = (snapshot: AuthSnapshot, effects: AuthEffects) => Promise<AuthEvent>;

/** Each call with the event that its success is. */
const calls: Record<AuthRequest, Run> = {
  async login(snapshot, effects) {
    const { phone, password } = snapshot.fields;
    await effects.login({ phone, password, ...readConsents(snapshot) });
    return { type: 'login.succeeded' };
  },
  sendRegistrationSms: (snapshot, effects) =>
    sendCode(snapshot, effects, 'sendRegistrationSms', (token) =>
      effects.sendRegistrationSms({ ...readRegistration(snapshot), token }),
    ),
  sendRegistrationEmail: (snapshot, effects) =>
    sendCode(snapshot, effects, 'sendRegistrationEmail', (token) =>
      effects.sendRegistrationEmail({ ...readRegistration(snapshot), token }),
    ),
  async register(snapshot, effects) {
    await effects.register(readRegistration(snapshot));
    return { type: 'code.accepted' };
  },
  sendRecoverySms: (snapshot, effects) =>
    sendCode(snapshot, effects, 'sendRecoverySms', (token) =>
      effects.sendRecoverySms({ phone: snapshot.fields.phone, email: '', code: '', token }),
    ),
  sendRecoveryEmail: (snapshot, effects) =>
    sendCode(snapshot, effects, 'sendRecoveryEmail', (token) => {
      const { phone, email } = snapshot.fields;
      return effects.sendRecoveryEmail({ phone, email, blur_email: '', code: '', token });
    }),
  async confirmRecovery(snapshot, effects) {
    await effects.confirmRecovery(readRecovery(snapshot));
    return { type: 'code.accepted' };
  },
  async savePassword(snapshot, effects) {
    const { password, rpassword } = snapshot.fields;
    const { phone, email, code } = readRecovery(snapshot);
    const answer = await effects.savePassword({ password, rpassword, phone, email, code });
    return { type: 'password.saved', inside: Boolean(Object(answer).user) };
  },
};

/** Runs an effect and reports what came of it as the next event. */
export async function runEffect(
  effect: AuthEffect,
  snapshot: AuthSnapshot,
  effects: AuthEffects,
  send: (event: AuthEvent) => void,
): Promise<void> {
  if (effect === 'afterLogin') return effects.afterLogin();
  send(await calls[effect](snapshot, effects).catch((error) => describe(error, snapshot)));
}

/** Where the code of this snapshot goes, as one word: the purpose, the channel and the number or the mailbox. */
export function addressOf({ state, channel, fields }: AuthSnapshot): string {
  const purpose = state === 'register' ? 'register' : 'recovery';
  const address: Record<Channel, string> = {
    sms: fields.phone,
    email: state === 'register' ? fields.email : `${fields.phone} ${fields.email}`,
  };
  return `${purpose} ${channel} ${address[channel]}`;
}

/**
 * Sends a code, and its countdown starts. While the last one is still counted, as after a reload, it is on its way
 * already: no call is made, the visitor just types it in.
 */
async function sendCode(
  snapshot: AuthSnapshot,
  { countdown, clock, getToken }: AuthEffects,
  request: AuthRequest,
  call: (token: string) => Promise<unknown>,
): Promise<AuthEvent> {
  const address = addressOf(snapshot);
  const running = countdown.read(address);
  if (running > clock() && countdown.isLast(address))
    return { type: 'code.sent', resendAt: running };
  const answer = await call(await getToken(request));
  return { type: 'code.sent', resendAt: countdown.start(address), ...readLetter(answer) };
}

function readLetter(answer: unknown): { email?: string; blurEmail?: string } {
  const { email, blur_email: blurEmail } = Object(answer) as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof blurEmail === 'string' && { blurEmail }),
  };
}

function readConsents({ fields, consent }: AuthSnapshot) {
  return {
    soglasie: fields.soglasie ? 1 : 0,
    soglasie_actii: fields.soglasie_actii ? 1 : 0,
    ...(consent.mode === 'explicit' && { consent }),
  } as const;
}

function readRegistration(snapshot: AuthSnapshot): Registration {
  const { last_name, name, second_name, phone, email, code } = snapshot.fields;
  return { last_name, name, second_name, phone, email, code, ...readConsents(snapshot) };
}

/** Phone and code; the mailbox where the code went to one. */
function readRecovery({ channel, fields, mail }: AuthSnapshot): Recovery {
  const { phone, code } = fields;
  const letter =
    channel === 'email'
      ? { email: mail.email || fields.email, blur_email: mail.blur }
      : { email: '', blur_email: '' };
  return { phone, ...letter, code, token: '' };
}

/** A thrown error as an event: with a numeric `code` it is a refusal in the server's words. */
function describe(error: unknown, { fields }: AuthSnapshot): AuthEvent {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) {
    return { type: 'call.failed' };
  }
  const issues = 'issues' in error && Array.isArray(error.issues) ? error.issues : [];
  const paths = issues.map((issue) => String(Object(issue).path));
  const isField = (path: string): path is FieldName => Object.hasOwn(fields, path);
  return { type: 'call.refused', message: error.message, fields: paths.filter(isField) };
}

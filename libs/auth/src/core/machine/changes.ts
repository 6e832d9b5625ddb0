import { maskEmail } from '@m30/ui-kit/format';
import type { AuthEffect, AuthFields, AuthSnapshot, EventOf } from './auth-types.ts';
import { gapsOf, isConfirming } from './guards.ts';
import { words } from './words.ts';

type Change = Partial<AuthSnapshot>;

const NOTHING_SAID: Change = { message: null, notice: null, wrong: [] };
const SAYS_SOMETHING = /[\p{L}\d]/u;
const NOTHING_SENT = { sms: 0, email: 0 };
const NO_LETTER = { email: '', blur: '' };

/** What stands in a step when it opens: nothing said, no code typed. */
function open(step: AuthSnapshot['step'], { fields }: AuthSnapshot): Change {
  return { ...NOTHING_SAID, step, fields: { ...fields, code: '' } };
}

/** Opens a state anew: what was sent before counts no more, what is secret is forgotten. */
function openAnew(channel: AuthSnapshot['channel'], secrets: Partial<AuthFields> = {}) {
  return (snapshot: AuthSnapshot): Change => ({
    ...NOTHING_SAID,
    step: 'form',
    channel,
    fields: { ...snapshot.fields, code: '', password: '', rpassword: '', ...secrets },
    resendAt: NOTHING_SENT,
    mail: NO_LETTER,
  });
}

export const openForm = openAnew('sms');

/** «Войти в кабинет» after a new password that has opened no session: the visitor need not type it a third time. */
export function offerLogin(snapshot: AuthSnapshot): Change {
  return openAnew('sms', { password: snapshot.fields.password })(snapshot);
}

/** Back to the form, the typed phone kept; the next code is counted for the next number. */
export function reopenForm(snapshot: AuthSnapshot): Change {
  return { ...open('form', snapshot), channel: 'sms', resendAt: NOTHING_SENT };
}

/** Recovery goes on by e-mail. */
export function chooseEmail(snapshot: AuthSnapshot): Change {
  return { ...open('form', snapshot), channel: 'email', resendAt: NOTHING_SENT };
}

/** While registering: the address for the code. */
export function askEmail(snapshot: AuthSnapshot): Change {
  return { ...open('email', snapshot), channel: 'email' };
}

/** Back to the code that went by SMS. */
export function returnToSms(snapshot: AuthSnapshot): Change {
  return { ...open('code', snapshot), channel: 'sms' };
}

/** A field takes its new value; what was said about the old one goes. */
export function setField({ fields, wrong }: AuthSnapshot, event: EventOf<'field.changed'>): Change {
  return {
    fields: { ...fields, [event.name]: event.value },
    message: null,
    wrong: wrong.filter((name) => name !== event.name),
  };
}

/** The highlight goes with the focus (specification, §5). */
export function clearHighlight({ wrong }: AuthSnapshot, event: EventOf<'field.left'>): Change {
  return { wrong: wrong.filter((name) => name !== event.name) };
}

/** What was said goes, and the call is on its way. */
export function start(pending: AuthEffect): () => Change {
  return () => ({ ...NOTHING_SAID, pending });
}

export function markGaps(snapshot: AuthSnapshot): Change {
  const wrong = gapsOf(snapshot);
  const message = wrong.every((name) => name === 'soglasie') ? words.consent : words.fillAll;
  return { wrong, message, notice: null };
}

export function askCode({ channel }: AuthSnapshot): Change {
  return { wrong: ['code'], message: words.code[channel], notice: null };
}

export function askPassword(): Change {
  return { wrong: ['password', 'rpassword'], message: words.password };
}

export function askRepeat(): Change {
  return { wrong: ['rpassword'], message: words.repeat };
}

export function showDifference(): Change {
  return { wrong: ['password', 'rpassword'], message: words.difference };
}

/** The code is on its way to the visitor: its countdown starts; a repeated one is spoken of. */
export function awaitCode(snapshot: AuthSnapshot, event: EventOf<'code.sent'>): Change {
  const { channel, step, state, fields } = snapshot;
  const { resendAt, email = '', blurEmail = '' } = event;
  // A server that keeps even the hidden address to itself sends dots alone, or nothing: what was typed says more.
  const blur = SAYS_SOMETHING.test(blurEmail) ? blurEmail : maskEmail(fields.email);
  const mail = channel === 'email' ? { email, blur } : NO_LETTER;
  const address = state === 'register' ? fields.email : mail.blur;
  return {
    ...open('code', snapshot),
    pending: null,
    resendAt: { ...snapshot.resendAt, [channel]: resendAt },
    mail,
    notice: step === 'code' ? words.repeated(channel === 'sms' ? fields.phone : address) : null,
  };
}

export function moveCountdown(
  { channel, resendAt }: AuthSnapshot,
  event: EventOf<'countdown.moved'>,
): Change {
  return { resendAt: { ...resendAt, [channel]: event.resendAt } };
}

/** The code was right: the new password is asked for; the code goes along with it. */
export function askNewPassword({ fields }: AuthSnapshot): Change {
  const empty = { password: '', rpassword: '' };
  return { ...NOTHING_SAID, step: 'form', pending: null, fields: { ...fields, ...empty } };
}

export function finish(
  { fields }: AuthSnapshot,
  { inside = false }: EventOf<'password.saved'>,
): Change {
  const password = inside ? '' : fields.password;
  const withoutSecrets = { ...fields, code: '', password, rpassword: '' };
  return { pending: null, channel: 'sms', inside, fields: withoutSecrets };
}

/** The page goes; it stands as it is until then. */
export function leave(): Change {
  return { pending: 'afterLogin' };
}

/** The server's words and the fields they are about; a server without words gets the plain ones. */
export function showRefusal(
  snapshot: AuthSnapshot,
  { message, fields = [] }: EventOf<'call.refused'>,
): Change {
  const wrong = fields.length === 0 && isConfirming(snapshot) ? ['code' as const] : fields;
  return { pending: null, message: message || words.refused, wrong };
}

export function showFailure(): Change {
  return { pending: null, message: words.failed };
}

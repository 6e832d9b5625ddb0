import type { StudioInput } from '../../../contract/client.ts';
import { messageOf } from '../../api/message-of.ts';

type Options = Record<string, unknown>;
type Answer = StudioInput<'Session.ConfirmPasskey'>['response'];

/** Lets the browser sign a challenge with a passkey. @param options as the server gives them */
export async function signWithPasskey(options: Options): Promise<Answer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

/** Lets the browser make a passkey. @param options as the server gives them */
export async function makePasskey(options: Options): Promise<Answer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/** What to tell a person of a passkey that did not work, in Russian. */
export function passkeyMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'Браузер не получил ответа ключа. Попробуйте ещё раз';
  if (name === 'InvalidStateError') return 'Этот ключ уже записан';
  if (name === 'WebAuthnError' || name === 'NotSupportedError' || name === 'SecurityError') {
    return 'Этот браузер не умеет работать с ключами доступа здесь';
  }
  return messageOf(error);
}

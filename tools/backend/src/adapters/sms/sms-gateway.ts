import type { Config } from '../../kernel/config/config.ts';
import type { Message } from '../outbox/outbox.ts';

type Sms = Extract<Message, { kind: 'sms' }>;

/** Milliseconds until the gateway has to have answered. */
const TIMEOUT_MS = 8000;

/**
 * Sends SMS by a generic HTTP gateway: POST `{"to": "+7…", "text": "…"}`, the token as Bearer, the
 * message's id as `Idempotency-Key`, since a message may come twice. Any 2xx is taken.
 * @returns a delivery that rejects without the gateway's words, which may repeat the text
 */
export function deliverSms(
  { url, token }: NonNullable<Config['smsGateway']>,
  timeout = TIMEOUT_MS,
): (id: string, message: Sms) => Promise<void> {
  return async (id, { to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`);
  };
}

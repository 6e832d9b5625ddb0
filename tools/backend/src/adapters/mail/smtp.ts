import { createTransport } from 'nodemailer';
import type { Config } from '../../kernel/config/config.ts';
import type { Message } from '../outbox/outbox.ts';

type Mail = Extract<Message, { kind: 'mail' }>;

/** Milliseconds until the server has to have said something. */
const TIMEOUT_MS = 8000;

/**
 * Sends letters by SMTP, plain and as a page in one (`multipart/alternative`): the reader's program chooses. A letter that is repeated keeps its Message-ID, by which mail programs show it
 * once.
 * @returns a delivery that rejects without the letter's words
 */
export function deliverMail(
  { url, from }: NonNullable<Config['smtp']>,
  timeout = TIMEOUT_MS,
): (id: string, mail: Mail, at: Date) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A letter is text from the database: no file and no address may be read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return async (id, { to, subject, text, html, unsubscribe }, at) => {
    await transport
      .sendMail({
        from,
        to,
        subject,
        text,
        ...(html !== undefined && { html }),
        date: at,
        messageId: `<${id}@${domain}>`,
        ...(unsubscribe && { headers: oneClick(unsubscribe) }),
      })
      .catch((error: unknown) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new Error(`the mail server did not take a letter: ${code}`);
      });
  };
}

/** Shows «unsubscribe» in the mail program itself (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

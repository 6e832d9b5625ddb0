import type { Server, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mailServer } from '../../testing/processes/mail-server.ts';
import { deliverMail } from './smtp.ts';

let running: { server: Server; sockets: Set<Socket> } | undefined;
let deliver: ReturnType<typeof deliverMail>;

afterEach(() => {
  for (const socket of running?.sockets ?? []) socket.destroy();
  running?.server.close();
});

async function connect(refuse = false): Promise<string[]> {
  const { server, letters, sockets } = mailServer(refuse);
  running = { server, sockets };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `smtp://127.0.0.1:${port}`;
  deliver = deliverMail({ url, from: 'Меридиан 30 <dom@meridian30.example>' }, 2000);
  return letters;
}

const mail = {
  kind: 'mail',
  to: 'o@example.com',
  subject: 'Заявка принята',
  text: 'Здравствуйте',
} as const;
const send = () => deliver('id-1', mail, new Date('2026-11-18T09:00:00Z'));

test('a letter that may be ended says so to the mail program', async () => {
  const letters = await connect();
  const unsubscribe = 'https://site.example/api/unsubscribe/key';
  await deliver('id-2', { ...mail, unsubscribe }, new Date('2026-11-18T09:00:00Z'));
  expect(letters[0]).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(letters[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await send();
  expect(letters[1]).not.toContain('List-Unsubscribe');
});

test('a letter reaches the server with its sender, subject, words and id', async () => {
  const letters = await connect();
  await send();
  const [letter = ''] = letters;
  expect(letter).toMatch(/^To: o@example\.com$/m);
  expect(letter).toMatch(/^From: =\?UTF-8\?\S+\?= <dom@meridian30\.example>$/m);
  expect(letter).toMatch(/^Message-ID: <id-1@meridian30\.example>$/m);
  const [, body = ''] = letter.split('\n\n');
  expect(Buffer.from(body, 'base64').toString()).toContain('Здравствуйте');
});

test('both parts travel in one letter, the plain one first', async () => {
  const letters = await connect();
  await deliver('id-3', { ...mail, html: '<p>Letter</p>\n' }, new Date('2026-11-18T09:00:00Z'));
  const [letter = ''] = letters;
  expect(letter).toMatch(/^Content-Type: multipart\/alternative;/m);
  const types = [...letter.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type);
  expect(types).toEqual(['text/plain', 'text/html']);
  expect(letter).toMatch(/text\/html[^]*\n\n<p>Letter<\/p>/);
});

test('a refusal is a failure that says neither the address nor the words', async () => {
  await connect(true);
  await expect(send()).rejects.toThrow(
    new Error('the mail server did not take a letter: EENVELOPE'),
  );
});

test('a server that is away is a failure', async () => {
  deliver = deliverMail({ url: 'smtp://127.0.0.1:9', from: 'dom@meridian30.example' }, 500);
  await expect(send()).rejects.toThrow(/did not take a letter/);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { openSale, sendPiece, upload } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf } from '../../../testing/test-client.ts';

const CV = new TextEncoder().encode(`%PDF-1.7\n${' '.repeat(2000)}`);

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Sends a file that a form is about to name; gives its guid. */
async function send(): Promise<string> {
  const announced = { letter: randomUUID(), name: 'Резюме.pdf', size: CV.length };
  const { body } = await backend.visitor().post('Form.AddFile', announced);
  const { upload: guid } = body.result as ResultOf<'Form.AddFile'>;
  expect((await sendPiece(backend.visitor(), { guid, offset: 0, bytes: CV })).status).toBe(200);
  return guid;
}

async function apply(cv: string) {
  const visitor = backend.visitor();
  return visitor.post('Form.RespondToVacancy', {
    ...{ name: 'Анна', phone: '8 (921) 555-01-02', url: '/kompaniya/vakansii' },
    ...{ vacancy: 'arhitektor-rd', email: 'anna@example.com', message: 'Десять лет чертежей.' },
    ...{ cv, token: await visitor.token() },
  });
}

const ask = async (guid: string) => (await backend.visitor().send(`/api/uploads/${guid}`)).status;

test('a file is seen by who knows its guid until its form is sent, then by the staff alone', async () => {
  const cv = await send();
  expect(await ask(cv)).toBe(200);
  expect((await apply(cv)).status).toBe(200);
  expect(await ask(cv)).toBe(404);
});

test('a file of a form that was sent, or of an order, hangs on no other form', async () => {
  const cv = await send();
  await apply(cv);
  const sale = await openSale(backend);
  const { body } = await upload(sale, CV, { kind: 'other', name: 'Паспорт.pdf' });
  const { file } = body.result as { file: { guid: string } };
  for (const strange of [cv, file.guid, randomUUID()]) {
    const answer = await apply(strange);
    expect([answer.status, issuesOf(answer)[0]?.path]).toEqual([422, 'cv']);
  }
});

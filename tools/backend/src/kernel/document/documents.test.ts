import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { company } from '../../../demo/content/company.ts';
import { Refused } from '../method/refuse.ts';
import { documents } from './documents.ts';

const folder = new URL('../../../demo/media/documents', import.meta.url).pathname;
const app = new Hono()
  .route('/', documents(folder))
  .onError((error, c) => c.text('', error instanceof Refused && error.status === 404 ? 404 : 500));

test('the instruction that the templates name opens in the browser', async () => {
  const response = await app.request(company.instruction);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('inline');
  const content = Buffer.from(await response.arrayBuffer());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.length).toBeLessThan(150 * 1024);
  const tag = response.headers.get('etag') ?? '';
  const again = await app.request(company.instruction, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

test.each(['kak-vojti-v-kabinet.html', 'net.pdf', '..%2Fmanifest.json', '%00.pdf'])(
  '%s is not there',
  async (name) => {
    expect((await app.request(`/media/documents/${name}`)).status).toBe(404);
  },
);

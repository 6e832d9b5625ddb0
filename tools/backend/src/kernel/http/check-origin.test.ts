import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as handlers from '../../compose/handlers.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const writes = Object.values(handlers)
  .map(({ method }) => method)
  .filter(({ verb }) => verb === 'POST')
  .map(({ name }) => name);

describe.each(writes)('%s', (name) => {
  test.each([
    { origin: 'https://evil.test' },
    { origin: 'http://site.test.evil.test' },
    { origin: 'http://site.test:8080' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from a page at %o is refused before anything is read', async (headers) => {
    const visitor = backend.visitor();
    const answer = await visitor.raw(name, '{', headers as Record<string, string>);
    const message = 'Запрос пришёл с другого сайта';
    expect([answer.status, answer.body.message]).toEqual([403, message]);
    expect(visitor.cookies.size).toBe(0);
  });
});

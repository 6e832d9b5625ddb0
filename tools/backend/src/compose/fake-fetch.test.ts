import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '@m30/api';
import { createFakeFetch } from '@m30/api/testing';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { TestClient } from '../testing/test-client.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const fake = new TestClient(createFakeFetch());

/** What each of the two says to a call, but for what only an answer has. */
async function askBoth(ask: (client: TestClient) => ReturnType<TestClient['get']>) {
  const [real, faked] = [await ask(backend.visitor()), await ask(fake)];
  return [real, faked].map(({ status, headers, body }) => ({
    ...{ status, body, method: headers.get('x-api-method') },
  }));
}

/** Methods of buyers tell a guest to log in before they read what was sent. */
const open = registry.filter(({ access }) => access === 'guest');

test.each(open.map((method) => [method.name, method] as const))(
  '%s refuses an input as the fetch of tests does',
  async (name, { verb }) => {
    const inputs: Record<string, string>[] = [{ nobodys: '1' }, { phone: '12', id: '', url: '5' }];
    for (const input of inputs) {
      const [real, faked] = await askBoth((client) =>
        verb === 'GET' ? client.get(name, input) : client.post(name, input),
      );
      expect(real?.status).toBe(400);
      expect(faked).toEqual(real);
    }
  },
);

test.each([
  ['an unknown method', (client: TestClient) => client.post('Nobody.Knows', {})],
  ['another verb', (client: TestClient) => client.get('Form.CallRequest')],
  ['half of a body', (client: TestClient) => client.raw('Form.CallRequest', '{"name":')],
  ['a body that is a list', (client: TestClient) => client.raw('Form.CallRequest', '[]')],
  ['a parameter twice', (client: TestClient) => client.get('Objects.GetLots?page=1&page=2')],
])('%s is refused as the fetch of tests does', async (_, ask) => {
  const [real, faked] = await askBoth(ask);
  expect(real?.status).toBeGreaterThanOrEqual(400);
  expect(faked).toEqual(real);
});

import { ApiRefusal, type Api } from '@m30/api/client';
import { expect, test, vi } from 'vitest';
import { askStatus } from './contract-status.server.ts';

const formOf = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};
const apiOf = (post: (name: string, input: object) => Promise<unknown>) =>
  ({ post, get: vi.fn() }) as unknown as Api;

test.each([
  ['+7 (981) 304-17-62', { phone: '+7 (981) 304-17-62' }],
  ['Савельева', { surname: 'Савельева' }],
])('%s is asked as what it is', async (person, key) => {
  const post = vi.fn().mockResolvedValue({ contract: null });
  const { data } = await askStatus(apiOf(post), formOf({ number: ' К9-2-57 ', person }));
  expect(post).toHaveBeenCalledWith('Order.GetContractStatus', { number: 'К9-2-57', ...key });
  expect(data).toMatchObject({ contract: null, problem: null, wrong: {} });
});

test('an empty form is told what is missing without a question to the server', async () => {
  const post = vi.fn();
  const { data, init } = await askStatus(apiOf(post), formOf({}));
  expect(post).not.toHaveBeenCalled();
  expect(Object.keys(data.wrong)).toEqual(['number', 'person']);
  expect(init?.status).toBe(422);
});

test('a refusal keeps what was typed, with the words of the server beside its field', async () => {
  const refusal = new ApiRefusal('Order.GetContractStatus', 422, 'Проверьте телефон', [
    { path: 'phone', message: 'Введите номер полностью' },
  ]);
  const post = vi.fn().mockRejectedValue(refusal);
  const { data } = await askStatus(apiOf(post), formOf({ number: 'К9', person: '+7 9' }));
  expect(data).toMatchObject({
    asked: { number: 'К9', person: '+7 9' },
    problem: 'Проверьте телефон',
    wrong: { person: 'Введите номер полностью' },
  });
});

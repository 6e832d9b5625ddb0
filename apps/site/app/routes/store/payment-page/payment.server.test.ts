import type { Api } from '@m30/api/client';
import { expect, test, vi } from 'vitest';
import { askPayment } from './payment.server.ts';

const formOf = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};
const apiOf = (post: Api['post']) => ({ post, get: vi.fn() }) as unknown as Api;
const asked = { number: 'M30-30001', phone: '+7 (921) 000-00-01' };

test('paying leads to the acquirer as another document', async () => {
  const post = vi.fn().mockResolvedValue({ url: '/test-acquirer/1' });
  const answer = await askPayment(apiOf(post), formOf({ ...asked, intent: 'pay' }));
  const [method, input] = post.mock.calls[0] ?? [];
  expect([method, input]).toEqual(['Order.PayByNumber', { ...asked, purpose: 'hold' }]);
  if (!(answer instanceof Response)) throw new Error('No way to the acquirer');
  expect(answer.headers.get('location')).toBe('/test-acquirer/1');
  expect(answer.headers.has('x-remix-reload-document')).toBe(true);
});

test('an unknown order and one with nothing to pay are told alike', async () => {
  const post = vi.fn().mockResolvedValue({ payment: null });
  const answer = await askPayment(apiOf(post), formOf({ ...asked, intent: 'find' }));
  expect(answer).toMatchObject({ data: { asked, payment: null, problem: null } });
});

test('an empty form asks nobody', async () => {
  const post = vi.fn();
  const answer = await askPayment(apiOf(post), formOf({}));
  expect(post).not.toHaveBeenCalled();
  expect(answer).toMatchObject({ init: { status: 422 } });
});

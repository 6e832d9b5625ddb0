import { expect, test } from 'vitest';
import { leadForms } from '../registry.ts';
import { createFakeForms, type FakeAnswer } from '../testing/fake-forms.ts';
import { readLeadData } from './lead-page.ts';
import { sendLeadPost } from './send-lead-post.ts';

const { form } = await leadForms.callRequest();
const { form: order } = await leadForms.orderForm();
const key = 'c490649e-da00-4c4e-ad39-d7867c5420d3';
const typed = { name: 'Анна', phone: '8 921 304 17 62' };

function post(answer: FakeAnswer, fields: Record<string, string> = { ...typed, url: '/', key }) {
  const port = createFakeForms([answer]);
  return { port, answer: sendLeadPost(form, new URLSearchParams(fields), port) };
}

test('a taken lead is confirmed, under the key of its page', async () => {
  const { port, answer } = post('success');
  expect(await answer).toEqual({ status: 200, confirmation: expect.stringContaining('Спасибо') });
  expect(port.sent).toMatchObject([{ idempotencyKey: key, payload: { noscript: true } }]);
});

test.each([undefined, 'short', 'has spaces and more'])(
  '%j is no key: the lead gets its own',
  async (own) => {
    const { port, answer } = post('success', { ...typed, ...(own && { key: own }) });
    await answer;
    expect(port.sent[0]?.idempotencyKey).toMatch(/^[\w-]{36}$/);
  },
);

test('a refusal comes back with its status and everything that was typed', async () => {
  const { answer } = post('refusal');
  expect(await answer).toMatchObject({ status: 429, values: typed, problem: { fields: {} } });
  expect(await answer).not.toHaveProperty('retryKey');
});

test('a lead whose answer was lost is to be posted again under the same key', async () => {
  const { answer } = post('no-network');
  expect(await answer).toMatchObject({
    status: 503,
    values: typed,
    problem: { message: null },
    retryKey: key,
  });
});

test('what breaks the rules of the form is not sent', async () => {
  const port = createFakeForms();
  const answer = await sendLeadPost(order, new URLSearchParams({ name: 'Анна' }), port);
  expect(answer).toMatchObject({ status: 422, problem: { fields: { phone: expect.any(String) } } });
  expect(port.sent).toEqual([]);
});

test('an address says what its form is about, and no words of the page', () => {
  const query = new URLSearchParams('element=A&objectId=B&target=/api/X&title=Взлом&url=/katalog');
  expect(readLeadData(query)).toEqual({ element: 'A', objectId: 'B', url: '/api/X' });
});

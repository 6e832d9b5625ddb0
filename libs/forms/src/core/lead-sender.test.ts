import { describe, expect, test, vi } from 'vitest';
import { createFakeForms, refuse } from '../testing/fake-forms.ts';
import { defineForm } from './define-form.ts';
import { createLeadSender } from './lead-sender.ts';

const form = defineForm({
  name: 'callRequest',
  method: 'Form.CallRequest',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  words: { title: 'Заказать звонок', submitLabel: 'Жду звонка' },
  payload: (values, { path }) => ({ ...values, url: path }),
});
const anna = { name: 'Анна', phone: '+7 (921) 304-17-62' };

function createSender(...failures: (Error | null)[]) {
  const forms = createFakeForms();
  const send = forms.send;
  forms.send = vi.fn(async (...call: Parameters<typeof send>) => {
    const failure = failures.shift();
    const answer = await send(...call);
    if (failure) throw failure;
    return answer;
  });
  return { forms, send: createLeadSender(form, forms) };
}

const lost = new Error('network');

describe('a retry of the same lead', () => {
  test('after a lost answer is the very same request', async () => {
    const { forms, send } = createSender(lost);
    await expect(send(anna)).rejects.toBe(lost);
    await send(anna);
    expect(forms.sent[1]).toEqual(forms.sent[0]);
  });

  test('after a failure of the server keeps its key', async () => {
    const { forms, send } = createSender(refuse(503, 'Сервис недоступен'));
    await expect(send(anna)).rejects.toThrow('Сервис недоступен');
    await send(anna);
    expect(forms.sent[1]).toEqual(forms.sent[0]);
  });

  test('gets a new token under the old key when the first token is spent', async () => {
    const { forms, send } = createSender(lost, refuse(403, 'Проверка устарела'));
    await expect(send(anna)).rejects.toBe(lost);
    await send(anna);
    expect(forms.sent.map(({ payload }) => payload.token)).toEqual([
      'token-1',
      'token-1',
      'token-2',
    ]);
    expect(new Set(forms.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('after a refusal starts anew: nothing was stored', async () => {
    const { forms, send } = createSender(refuse(429, 'Слишком часто'));
    await expect(send(anna)).rejects.toThrow('Слишком часто');
    await send(anna);
    expect(forms.sent[1]?.idempotencyKey).not.toBe(forms.sent[0]?.idempotencyKey);
    expect(forms.sent[1]?.payload.token).toBe('token-2');
  });
});

test('a fresh token that is refused is not tried for ever', async () => {
  const { forms, send } = createSender(refuse(403, 'Вы не прошли проверку'));
  await expect(send(anna)).rejects.toThrow('Вы не прошли проверку');
  expect(forms.sent).toHaveLength(1);
});

test('a changed lead gets its own key and token', async () => {
  const { forms, send } = createSender(lost);
  await expect(send(anna)).rejects.toBe(lost);
  await send({ ...anna, name: 'Анна Петровна' });
  expect(forms.sent[1]?.idempotencyKey).not.toBe(forms.sent[0]?.idempotencyKey);
  expect(forms.sent[1]?.payload.token).toBe('token-2');
});

test('marketing parameters go with the lead, and the path loses its query', async () => {
  const { forms, send } = createSender();
  forms.marketing = () => ({ utm_source: 'yandex' });
  await send(anna);
  expect(forms.sent[0]?.payload).toMatchObject({
    url: '/katalog',
    marketing: { utm_source: 'yandex' },
  });
});

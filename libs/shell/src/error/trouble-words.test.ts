import { expect, it } from 'vitest';
import { ApiRefusal } from '@m30/api/client';
import { troubleWords } from './trouble-words.ts';

it.each([
  [
    'why the server refused it',
    new ApiRefusal('Order.Sign', 409, 'Уже подписан', [], {}),
    'Уже подписан',
  ],
  [
    'nothing of a login that was closed',
    new ApiRefusal('Order.Sign', 401, 'Войдите', [], {}),
    null,
  ],
  [
    'that the server did not answer',
    new TypeError('Failed to fetch'),
    'Не\u00a0удалось связаться с\u00a0сервером. Попробуйте ещё раз',
  ],
])('says %s', (_, error, words) => expect(troubleWords(error)).toBe(words));

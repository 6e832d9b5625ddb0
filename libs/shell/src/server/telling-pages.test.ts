import { expect, test } from 'vitest';
import { ApiRefusal, createApi } from '@m30/api/client';
import { errorText } from '../error/error-text.ts';
import { tellingPages } from './telling-pages.ts';

const refusing = (code: number) =>
  tellingPages(
    createApi({
      origin: 'https://site.example',
      fetch: async () => Response.json({ code, message: 'нет' }, { status: code }),
    }),
  );

test.each([501, 503])('a method that answers %i is the page’s status', async (code) => {
  const thrown = await refusing(code)
    .get('Objects.GetPageObjects', {})
    .catch((error: unknown) => error);
  expect(thrown).toMatchObject({ init: { status: code } });
  expect(errorText(code).text).toMatch(/[а-я]/);
});

test.each([400, 404, 500])('one that answers %i stays a refusal', async (code) => {
  await expect(refusing(code).post('User.GetInfo', {})).rejects.toBeInstanceOf(ApiRefusal);
});

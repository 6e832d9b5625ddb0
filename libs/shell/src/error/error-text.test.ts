import { describe, expect, it } from 'vitest';
import { errorStatus, errorText } from './error-text.ts';

describe('errorStatus', () => {
  it.each([
    [{ statusCode: 403 }, 403],
    [{ status: 404 }, 404],
    [{ response: { status: 502 } }, 502],
    [{ statusCode: 410, status: 404 }, 410],
    [{ status: 'gone', response: { status: 410 } }, 410],
    [{ status: 0 }, 500],
    [{ statusCode: 42 }, 500],
    [{ response: null }, 500],
    [new Error('broken'), 500],
    ['broken', 500],
    [null, 500],
    [undefined, 500],
  ])('of %o is %i', (error, status) => {
    expect(errorStatus(error)).toBe(status);
  });
});

describe('errorText', () => {
  it('of 404 and 500 is what the specification says', () => {
    expect(errorText(404)).toEqual({
      status: 404,
      title: 'Страница не найдена',
      text: 'К сожалению, такой страницы нет, либо она была удалена.',
    });
    expect(errorText(500)).toEqual({ status: 500, title: 'Ошибка сервера' });
  });

  it.each([400, 403, 410, 429, 503])('of %i has a title and the code', (status) => {
    const text = errorText(status);
    expect(text.status).toBe(status);
    expect(text.title).toMatch(/^[А-Я]/);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorStatus, errorText, NO_CONNECTION } from './error-text.ts';

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

describe('in a browser', () => {
  beforeEach(() => vi.stubGlobal('document', {}));
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    '«%s» has no status: the connection is lost',
    (message) => {
      vi.stubGlobal('navigator', { onLine: true });
      expect(errorStatus(new TypeError(message))).toBe(NO_CONNECTION);
    },
  );

  it.each([
    'Failed to fetch dynamically imported module: /assets/route.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/route.css',
  ])('«%s» is an error of the server, unless the browser knows that it is offline', (message) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(errorStatus(new TypeError(message))).toBe(500);
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorStatus(new TypeError(message))).toBe(NO_CONNECTION);
  });

  it('a broken page is a broken page, unless the browser knows that it is offline', () => {
    const broken = new TypeError('x is undefined');
    vi.stubGlobal('navigator', { onLine: true });
    expect(errorStatus(broken)).toBe(500);
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorStatus(broken)).toBe(NO_CONNECTION);
  });
});

it('a call of the server that fails is the server’s error', () => {
  expect(errorStatus(new TypeError('fetch failed'))).toBe(500);
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

import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { middlewareOf, resolveMiddleware } from './middleware.ts';

/** What a page says whose only middleware is the one with this name. */
async function open(name: string): Promise<unknown> {
  const [run] = middlewareOf(name);
  const request = new Request('http://site.example/lk');
  const args = { request, url: new URL(request.url), pattern: '/lk', params: {} };
  try {
    return await run?.({ ...args, context: new RouterContextProvider() }, () =>
      Promise.resolve(new Response('page')),
    );
  } catch (error) {
    return error;
  }
}

it('finds the middleware by its name', () => {
  expect(resolveMiddleware('guard')).toBeTypeOf('function');
});

it.each(['authenticated', 'constructor', ''])(
  '«%s» is a 500 «Unknown middleware»',
  async (name) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unknown = {
      data: 'Unknown middleware',
      init: { status: 500, statusText: 'Unknown middleware' },
    };
    expect(await open(name)).toMatchObject(unknown);
    expect(() => resolveMiddleware(name)).toThrow(expect.objectContaining(unknown));
  },
);

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServerEnv } from '../render/observe-requests.ts';
import type { BuiltRoutes } from './page-files.ts';
import { servePageFiles } from './serve-page-files.ts';

type Route = NonNullable<BuiltRoutes['assets']['routes'][string]>;

const route = (id: string, parentId: string | undefined, more: Partial<Route> = {}): Route => ({
  id,
  ...(parentId && { parentId }),
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  clientLoaderModule: undefined,
  clientActionModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...{ hasAction: false, hasLoader: false, hasErrorBoundary: false },
  ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...more,
});

function serverOf(basename: string) {
  const app = new Hono<ServerEnv>();
  const routes = [
    route('root', undefined, { path: '' }),
    route('frame', 'root'),
    route('home', 'frame', { index: true }),
    route('list', 'frame', { path: 'obekty', clientLoaderModule: '/assets/list-loader.js' }),
    route('one', 'frame', { path: 'obekty/:vendor', css: ['/assets/one.css'] }),
  ];
  const byId = Object.fromEntries(routes.map((one) => [one.id, one]));
  servePageFiles(app, { basename, assets: { routes: byId } });
  return (at: string, path: string) =>
    app.request(`${at}/page-files?${new URLSearchParams({ path }).toString()}`);
}

const pages = [
  ['/', ['root', 'shared', 'frame', 'home'], []],
  ['/obekty', ['root', 'shared', 'frame', 'list', 'list-loader'], []],
  ['/obekty/kanal', ['root', 'shared', 'frame', 'one'], ['/assets/one.css']],
  ['/nigde', [], []],
] as const;

test.each(pages)(
  '%s is made of the files of its routes, each once',
  async (path, names, styles) => {
    const answer = await serverOf('/')('', path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.json()).toEqual({
      scripts: names.map((one) => `/assets/${one}.js`),
      styles,
    });
  },
);

test('an app below a path answers below it', async () => {
  const answer = await serverOf('/lk')('/lk', '/lk/obekty/kanal');
  expect(await answer.json()).toMatchObject({ styles: ['/assets/one.css'] });
});

test.each(['', 'obekty', 'https://example.com/', `/${'a'.repeat(1_000)}`])(
  'what is no path of a page is not looked up: %.20s',
  async (path) => expect((await serverOf('/')('', path)).status).toBe(404),
);

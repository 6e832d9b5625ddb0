import { expect, test } from 'vitest';
import { ownRoutes } from './own-routes.ts';

const route = (id: string, path?: string, parentId?: string) => ({
  id,
  ...(path !== undefined && { path }),
  ...(parentId && { parentId }),
  imports: ['/assets/shared.js'],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const routes = {
  root: route('root', ''),
  layout: route('layout', undefined, 'root'),
  home: route('home', '/', 'layout'),
  cart: route('cart', '/cart', 'layout'),
  news: route('news', '/novosti', 'layout'),
  plain: route('plain', undefined, 'root'),
  frame: route('frame', '/iframe', 'plain'),
};

test.each([
  [
    ['root', 'layout', 'cart'],
    ['root', 'layout', 'home', 'cart'],
  ],
  [
    ['root', 'layout', 'home'],
    ['root', 'layout', 'home'],
  ],
  [
    ['root', 'plain', 'frame'],
    ['root', 'layout', 'home', 'plain', 'frame'],
  ],
])('a document of %j knows its own routes and the start page', (matched, known) => {
  expect(Object.keys(ownRoutes(routes, matched))).toEqual(known);
});

test('nothing is named for preloading, and the routes of the build stay as they are', () => {
  const own = ownRoutes(routes, ['root', 'layout', 'cart']);
  expect(own['cart']).toMatchObject({ module: '/assets/cart.js', imports: [] });
  expect(routes.cart.imports).toHaveLength(1);
  expect(own['cart']).toHaveProperty('hasDefaultExport', true);
  expect(own['cart']).not.toHaveProperty('hasLoader');
});

test('what was chosen once is given again', () => {
  expect(ownRoutes(routes, ['root'])).toBe(ownRoutes(routes, ['root']));
});

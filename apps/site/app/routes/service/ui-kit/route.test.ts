import { expect, test } from 'vitest';
import { loader } from './route.tsx';

const load = (path: string) =>
  loader({
    context: { get: () => ({ origin: 'https://site.example' }) },
    url: new URL(path, 'https://site.example'),
  } as unknown as Parameters<typeof loader>[0]);

test('every other address of the page leads to the one that is cached', () => {
  expect(load('/ui-kit')).toEqual({ origin: 'https://site.example' });
  expect(() => load('/ui-kit?again=1')).toThrow(
    expect.objectContaining({ status: 301, headers: new Headers({ location: '/ui-kit' }) }),
  );
});

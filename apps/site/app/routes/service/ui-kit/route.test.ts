import { expect, test } from 'vitest';
import { loader } from './route.tsx';

const load = (path: string) =>
  loader({
    context: { get: () => ({ origin: 'https://site.example' }) },
    url: new URL(path, 'https://site.example'),
  } as unknown as Parameters<typeof loader>[0]);

test.each(['/ui-kit', '/ui-kit/'])('the page is at %s', (path) => {
  expect(load(path)).toEqual({ origin: 'https://site.example' });
});

test.each(['/ui-kit?again=1', '/UI-kit', '/ui%2Dkit', '/%75i-kit/'])(
  '%s leads to the address that is cached',
  (path) => {
    expect(() => load(path)).toThrow(
      expect.objectContaining({ status: 301, headers: new Headers({ location: '/ui-kit' }) }),
    );
  },
);

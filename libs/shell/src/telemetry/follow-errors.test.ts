// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { followErrors } from './follow-errors.ts';
import { tellCaught } from './tell-caught.ts';
import { recordErrorsScript } from './record-errors-script.ts';

const beacon = vi.fn((_path: string, _body: Blob) => true);
Object.defineProperty(navigator, 'sendBeacon', { value: beacon });
document.documentElement.dataset['route'] = '/katalog';
document.documentElement.dataset['release'] = 'a1b2';
(0, eval)(recordErrorsScript);

beforeEach(() => beacon.mockClear());

const STACK = `TypeError: lots is not iterable
    at draw (https://site.example/assets/catalogue-C1xk2.js:1:2034)
    at https://site.example/lk/assets/entry.client-Dk3.js:2:5
    at inject (chrome-extension://abc/content.js:1:1)`;

const failing = (stack: string) => Object.assign(new TypeError('lots is not iterable'), { stack });

async function reported(): Promise<unknown> {
  const [path, body] = beacon.mock.calls[0] ?? [];
  if (!body) return null;
  expect([path, body.type]).toEqual(['/api/Metrics.Error', 'application/json']);
  return JSON.parse(await new Response(body.stream?.() ?? (await read(body))).text());
}

const read = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

const EXPECTED = {
  route: '/katalog',
  release: 'a1b2',
  message: 'TypeError: lots is not iterable',
  stack: 'draw@/assets/catalogue-C1xk2.js:1:2034\n@/lk/assets/entry.client-Dk3.js:2:5',
};

test('an error from before the page’s code came is told with its own files', async () => {
  dispatchEvent(new ErrorEvent('error', { error: failing(STACK) }));
  expect(beacon).not.toHaveBeenCalled();
  followErrors();
  expect(await reported()).toEqual(EXPECTED);
});

test('so is one that a boundary caught, and the stack of Firefox is read too', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  tellCaught(failing('draw@https://site.example/assets/catalogue-C1xk2.js:1:2034\n'));
  expect(await reported()).toMatchObject({ stack: 'draw@/assets/catalogue-C1xk2.js:1:2034' });
});

test('a rejection that is no error is told by what it says', async () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'lost' }));
  expect(await reported()).toMatchObject({ message: 'lost', stack: '' });
});

test.each([
  ['of an extension', failing('TypeError\n at x (chrome-extension://abc/content.js:1:1)')],
  ['of giving up', Object.assign(failing(STACK), { name: 'AbortError' })],
  ['without anything', undefined],
])('an error %s is not told', async (_, error) => {
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(beacon).not.toHaveBeenCalled();
});

test('a page that fails in a loop is heard ten times', () => {
  for (let turn = 0; turn < 20; turn++) {
    dispatchEvent(new ErrorEvent('error', { error: failing(STACK) }));
  }
  expect(beacon.mock.calls.length).toBeLessThan(10);
});

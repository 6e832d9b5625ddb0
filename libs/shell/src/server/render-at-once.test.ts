import { expect, test } from 'vitest';
import type { EntryContext } from 'react-router';
import { handoffData, withHandoff } from './render-at-once.tsx';

const contextOf = (loaderData: object) =>
  ({
    staticHandlerContext: { errors: null, loaderData },
    serverHandoffStream: new Blob(['["Дом"]\n']).stream(),
  }) as unknown as EntryContext;

test('data that was read can be read again by the stream that takes over', async () => {
  const context = contextOf({ root: { name: 'Дом' } });
  const data = await handoffData(context);
  expect(data).toBe('["Дом"]\n');
  expect(await handoffData(withHandoff(context, data ?? ''))).toBe(data);
});

test('data that has to be waited for is left to the stream', async () => {
  expect(await handoffData(contextOf({ root: { later: Promise.resolve(1) } }))).toBeNull();
});

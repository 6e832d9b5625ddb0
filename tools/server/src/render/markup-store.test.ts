import { expect, test } from 'vitest';
import { createMarkupStore } from './markup-store.ts';

test('what was used longest ago makes room', () => {
  const store = createMarkupStore(30);
  store.set('a', 'markup of a');
  store.set('b', 'markup of b');
  expect(store.get('a')).toBe('markup of a');
  store.set('c', 'markup of c');
  expect(store.get('b')).toBeUndefined();
  expect(store.get('a')).toBe('markup of a');
});

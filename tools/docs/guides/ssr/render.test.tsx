// @vitest-environment jsdom
import { expectHydrates } from '@m30/ui-kit/testing';
import { expect, test } from 'vitest';
import { html, Offer } from './render.tsx';

test('a page is rendered by a server and hydrates in silence', async () => {
  expect(html()).toMatch(/9\s922\s000\s₽/);
  const { unmount } = await expectHydrates(<Offer />);
  unmount();
});

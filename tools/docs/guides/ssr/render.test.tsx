// @vitest-environment jsdom
import { formatDate } from '@m30/ui-kit/format';
import { expectHydrates } from '@m30/ui-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { html, Offer } from './render.tsx';

afterEach(() => vi.unstubAllEnvs());

test('a page is rendered by a server and hydrates in silence', async () => {
  expect(html()).toMatch(/9\s922\s000\s₽/);
  const { unmount } = await expectHydrates(<Offer />);
  unmount();
});

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Moscow'])(
  'a server in %s writes the same day and hour',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatDate('2026-11-29T21:30:00Z', 'time')).toBe('00:30');
    expect(formatDate('2026-11-29T21:30:00Z')).toMatch(/^30\sноября\s2026/);
  },
);

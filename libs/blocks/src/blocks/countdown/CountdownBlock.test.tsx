// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BlocksHostProvider } from '../../host/BlocksHost.tsx';
import { CountdownBlock } from './CountdownBlock.tsx';

const until = '2026-11-30T23:59:00+03:00';
const at = (iso: string) => Date.parse(iso);
const block = (now?: string) => (
  <BlocksHostProvider host={{ ...(now && { now: at(now) }) }}>
    <CountdownBlock
      title="Скидка на паркинг"
      until={until}
      done="Акция завершилась"
      action={{ label: 'Выбрать место', link: { href: '/parking', external: false } }}
    />
  </BlocksHostProvider>
);
const plain = (html: string) => html.replaceAll(/<!-- -->|<[^<>]+>/g, '').replaceAll(/\s+/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({
    now: at('2026-11-20T12:00:00+03:00'),
    toFake: ['setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says the date in words on the server, and what is left when the moment of the page is known', () => {
  const blind = renderToString(block());
  expect(plain(blind)).toContain('До 30 ноября 2026, 23:59 по московскому времени');
  expect(blind).toContain('data-unknown');
  const knowing = plain(renderToString(block('2026-11-20T12:00:00+03:00')));
  expect(knowing).toContain('10 дней 11 часов 59 минут 00 секунд');
});

it('is over on the server, too', () => {
  const html = plain(renderToString(block('2026-12-01T00:00:00+03:00')));
  expect(html).toContain('Акция завершилась: 30 ноября 2026');
  expect(html).not.toContain('Выбрать место');
});

it('ticks, and ends with the moment', () => {
  vi.setSystemTime(at('2026-11-30T23:58:58+03:00'));
  render(block());
  expect(plain(screen.getByRole('timer').innerHTML)).toContain('00 минут 02 секунды');
  act(() => vi.advanceTimersByTime(1000));
  expect(plain(screen.getByRole('timer').innerHTML)).toContain('00 минут 01 секунда');
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

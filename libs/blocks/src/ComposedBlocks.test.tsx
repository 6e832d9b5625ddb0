// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { expectHydrates } from '@m30/ui-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawOnServer } from './eager.ts';
import { parseBlocks, type BlockInput } from './server.ts';
import { ComposedBlocks } from './ComposedBlocks.tsx';

drawOnServer();
afterEach(cleanup);

/** What the ruler watches in a browser. */
const watched = new Map<Element, IntersectionObserverCallback>();
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(target: Element) {
        watched.set(target, this.callback);
      }
      disconnect() {}
    },
  );
});

const picture = { id: 'yard', alt: 'Двор', width: 1280, height: 800 };
const step = (title: string, name: string) => ({ title, name, needs: 'Паспорт', cost: '0 ₽' });
const guide: BlockInput[] = [
  { type: 'steps', items: [step('Выберите квартиру', 'Выбор'), step('Забронируйте', 'Бронь')] },
  {
    type: 'stats',
    theme: 'deep',
    title: 'Здесь впервые платят',
    items: [{ value: '0 ₽', text: 'до сих пор' }],
  },
  { type: 'steps', items: [step('Получите ключи', 'Ключи')] },
  { type: 'form', typeform: 'callRequest', title: 'Начните с первого шага' },
];

it('hydrates each composition in silence', async () => {
  for (const compose of ['editorial', 'guide', 'landing'] as const) {
    const blocks = parseBlocks([{ type: 'image', picture }, ...guide]);
    const { container, unmount } = await expectHydrates(
      <ComposedBlocks {...{ blocks, compose }} />,
    );
    expect(container.querySelectorAll('[data-block]')).toHaveLength(5);
    unmount();
  }
});

it('leads from the ruler of a guide to each of its steps, counted through the page', () => {
  render(<ComposedBlocks blocks={parseBlocks(guide)} compose="guide" />);
  const [ruler] = within(screen.getByRole('navigation', { name: 'Шаги' })).getAllByRole('list');
  const links = within(ruler ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1 Выбор', '2 Бронь', '3 Ключи']);
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual([
    'Выберите квартиру',
    'Забронируйте',
    'Получите ключи',
  ]);
  expect(screen.getAllByText('Что нужно')).toHaveLength(3);
});

it('moves the meridian to the step that is being read', () => {
  render(<ComposedBlocks blocks={parseBlocks(guide)} compose="guide" />);
  const nav = screen.getByRole('navigation', { name: 'Шаги' });
  expect(nav.querySelector('summary')?.textContent).toContain('1. Выбор');
  const target = document.querySelector('#shag-3') ?? document.body;
  act(() => watched.get(target)?.([{ isIntersecting: true, target }] as never, {} as never));
  expect(nav.querySelector('summary')?.textContent).toContain('3. Ключи');
  expect(nav.querySelector('[aria-current="step"]')?.textContent).toBe('3 Ключи');
});

it('begins a landing with its promise as the title of the page', () => {
  const banner = {
    type: 'banner' as const,
    title: 'Своя комната к первому классу',
    picture,
    calendar: { from: '2026-11', keys: [{ name: 'Сосны', on: '2027-06-30' }] },
  };
  render(<ComposedBlocks blocks={parseBlocks([banner])} compose="landing" titled={false} />);
  expect(screen.getByRole('heading', { level: 1, name: banner.title })).toBeTruthy();
  expect(screen.getByText(/^Сосны:/).textContent).toMatch(/30.июня 2027/);
});

it('lists the parts of a story beside its opening picture, with who wrote it', () => {
  const parts = ['Стена', 'Шов', 'Правила'].flatMap((text): BlockInput[] => [
    { type: 'header', tag: 'h2', text },
    { type: 'text', html: '<p>Слова</p>', pull: { value: '52 см', text: 'толщина стены' } },
  ]);
  const author = { name: 'Светлана Яковлева', role: 'архитектор' };
  render(
    <ComposedBlocks
      blocks={parseBlocks([{ type: 'image', picture, author }, ...parts])}
      compose="editorial"
    />,
  );
  const contents = screen.getByRole('navigation', { name: 'На этой странице' });
  const [first] = within(contents).getAllByRole('link');
  const target = document.querySelector(first?.getAttribute('href') ?? '');
  expect(target?.querySelector('h2')?.textContent).toBe('Стена');
  expect(screen.getByText('Светлана Яковлева')).toBeTruthy();
  expect(screen.getAllByText('52 см')).toHaveLength(3);
});

// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as file from './YieldCalculator.examples.tsx';

afterEach(cleanup);

const { examples, probe } = examplesOf(file);
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const result = () => plain(screen.getByRole('status').textContent);
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

describe('a visitor', () => {
  it('sees the yield of the first rent at once, and when the price has come back', () => {
    render(probe({}));
    expect(result()).toBe('Доходность в год8,2 %');
    expect(plain(screen.getByText('Окупаемость').parentElement?.textContent)).toBe(
      'Окупаемость12,2 года',
    );
  });

  it('earns less where the premises stand empty', () => {
    render(probe({}));
    slide('Простой без арендатора, ползунок', 50);
    expect(result()).toBe('Доходность в год4 %');
  });

  it('is told that the price never comes back', () => {
    render(probe({ query: 'rent=10000&expenses=50000' }));
    expect(plain(screen.getByText(/не.окупается/).textContent)).toBe('не окупается');
    expect(result()).toContain('−');
  });
});

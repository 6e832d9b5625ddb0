// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as file from './HowCounted.examples.tsx';

afterEach(cleanup);

const { examples, probe } = examplesOf(file);

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

it('keeps the formulas behind a line', () => {
  render(probe({}));
  expect(screen.getByText(/^кредит × i/).closest('details')?.open).toBe(false);
});

it('is nothing where nothing is counted', () => {
  const { container } = render(probe({ rows: [] }));
  expect(container.innerHTML).toBe('');
});

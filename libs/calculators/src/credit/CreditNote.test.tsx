// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CREDIT_WARNINGS } from './core/index.ts';
import * as file from './CreditNote.examples.tsx';

afterEach(cleanup);

const { examples, probe } = examplesOf(file);

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

it('shows the warnings, and the conditions behind a line', () => {
  render(probe({}));
  const seen = screen.getByText((text) => text.includes(CREDIT_WARNINGS));
  expect(seen.closest('details')).toBeNull();
  expect(screen.getByText(/^Семейная ипотека/).closest('details')?.open).toBe(false);
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardPanel } from './CardPanel.tsx';

afterEach(cleanup);

const card = {
  number: '3000 0417',
  path: '/loyalty/a',
  url: 'https://site.test/loyalty/a',
  issued_on: '2026-08-27',
  valid: true,
  level: {
    id: 'water' as const,
    name: 'Фарватер',
    discount: { value: '5 %', caption: 'на услуги' },
    from: 1000,
  },
  qr: { size: 3, path: 'M1 1h1v1h-1z' },
};

it('the way to the next rank adds up from what was received, not from what is left to spend', () => {
  const points = { balance: 450, earned: 1300, next: { name: 'Меридиан', left: 1700 } };
  render(<CardPanel card={{ ...card, ...points }} />);
  const term = screen.getByText('До уровня «Меридиан»');
  const said = term.nextElementSibling?.textContent.replace(/\s/g, ' ');
  expect(said).toMatch(/^ещё 1 700 балловполучено 1 300 из 3 000/);
  expect(screen.getByText('Баллы').nextElementSibling?.textContent).toContain('всего получено');
});

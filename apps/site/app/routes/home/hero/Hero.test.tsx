// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

const home = (vendor: string, longitude: number) => ({
  vendor,
  name: vendor,
  place: 'Петербург',
  coordinate: [59.9, longitude] as [number, number],
  priceFrom: 500_000_000,
  picture: {
    ...{ id: vendor, alt: `Дом ${vendor}`, width: 1600, height: 1000 },
    ...{ colour: '#808080', preview: 'data:image/png;base64,AAAA' },
  },
});

it('keeps the slide before in sight beneath the next one until that is decoded', async () => {
  render(<Hero title="Дома" homes={[home('sosny', 29.9), home('kanal', 30.3)]} />);
  const first = screen.getByRole('img', { name: 'Дом sosny' });
  expect(first.style.backgroundImage).toContain('data:image/png');
  await userEvent.click(screen.getByRole('button', { name: 'Показать дом восточнее' }));
  const [before, next] = screen.getAllByRole('img', { name: /^Дом/ });
  expect(before?.getAttribute('alt')).toBe('Дом sosny');
  expect(next?.getAttribute('alt')).toBe('Дом kanal');
  // Nothing of its own hides what lies beneath: neither its blurred preview nor its colour.
  expect(next?.style.backgroundImage).toBe('none');
  expect(next?.style.backgroundColor).toBe('transparent');
});

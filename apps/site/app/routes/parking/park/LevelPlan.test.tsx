// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { level } from './park.fixture.ts';
import { LevelPlan } from './LevelPlan.tsx';

afterEach(cleanup);

const show = (chosen?: string) =>
  render(<LevelPlan level={level} chosen={chosen} hrefOf={(id) => `/?place=${id}`} />);
const words = (element: Element | null) =>
  element?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
const focused = () => words(document.activeElement);

describe('the plan of a level', () => {
  test('speaks each place that is for sale and hides the others', () => {
    show();
    expect(screen.getAllByRole('link').map(words)).toEqual([
      'Машиноместо 1, стандартное, 2,5 × 5,3 м, 13,3 м², свободно, 1 200 000 ₽',
      'Машиноместо 2, семейное, 3 × 5,3 м, 15,9 м², зарядка, забронировано, 1 400 000 ₽',
      'Кладовая К1, 4,1 м², свободна, 400 000 ₽, не подходит под фильтры',
    ]);
  });

  test('says no measure of a place that nobody has measured', () => {
    const [first] = level.places;
    const places = first ? [{ ...first, width: 0, depth: 0 }] : [];
    render(<LevelPlan level={{ ...level, places }} hrefOf={(id) => `/?place=${id}`} />);
    expect(words(screen.getByRole('link'))).toBe(
      'Машиноместо 1, стандартное, 13,3 м², свободно, 1 200 000 ₽',
    );
  });

  test('is one stop of the Tab key; arrows go from place to place', async () => {
    show();
    const user = userEvent.setup();
    await user.tab();
    expect(focused()).toContain('Машиноместо 1,');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toContain('Машиноместо 2,');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toContain('Кладовая К1,');
    await user.keyboard('{Home}');
    expect(focused()).toContain('Машиноместо 1,');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('begins with the place that was chosen, and marks it', async () => {
    show('p2');
    await userEvent.tab();
    expect(focused()).toContain('Машиноместо 2,');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  test('leads to the address of each place and keeps the scroll', () => {
    show();
    const link = screen.getByRole('link', { name: /Машиноместо.2/ });
    expect(link.getAttribute('href')).toBe('/?place=p2');
    expect(link.hasAttribute('data-keep-scroll')).toBe(true);
  });

  test('is accessible', async () => {
    await expectAccessible(show().container);
  });
});

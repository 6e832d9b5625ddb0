// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RadioTabs } from './RadioTabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'plan', title: 'План', content: 'Две спальни' },
  { id: 'floor', title: 'На этаже', content: <input type="checkbox" aria-label="Мебель" /> },
];

it('opens the first tab without script and has every view in the page', () => {
  const html = renderToString(<RadioTabs label="Что показать" name="view" tabs={tabs} />);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('Две спальни');
  expect(html).toContain('Мебель');
});

it('tells of the tab that is chosen, by a press and by arrows, and of nothing within a view', async () => {
  const onChoose = vi.fn();
  render(<RadioTabs label="Что показать" name="view" tabs={tabs} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: 'На этаже' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Мебель' }));
  await userEvent.click(screen.getByRole('radio', { name: 'План' }));
  expect(onChoose.mock.calls).toEqual([['floor'], ['plan']]);
});

it('scrolls its bar to the chosen tab', async () => {
  render(<RadioTabs label="Что показать" name="view" tabs={tabs} />);
  const radio = screen.getByRole('radio', { name: 'На этаже' });
  const bar = screen.getByRole('group', { name: 'Что показать' });
  Object.defineProperties(radio.parentElement, {
    offsetLeft: { value: 400 },
    offsetWidth: { value: 100 },
  });
  Object.defineProperty(bar, 'clientWidth', { value: 300 });
  await userEvent.click(radio);
  expect(bar.scrollLeft).toBe(300);
});

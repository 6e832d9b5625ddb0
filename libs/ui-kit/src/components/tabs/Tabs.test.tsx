// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'objects', label: 'Объекты на карте', content: 'Восемь домов' },
  { id: 'office', label: 'Офис продаж', content: 'Лиговский пр., 87' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('show the panel of the chosen tab alone', async () => {
    const onSelect = vi.fn();
    render(<Tabs label="Карта" items={items} onSelect={onSelect} />);
    expect(screen.getByRole('tabpanel', { name: 'Объекты на карте' }).textContent).toBe(
      'Восемь домов',
    );
    await userEvent.click(tab('Офис продаж'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Офис продаж' })).toBeTruthy();
    expect(onSelect.mock.calls).toEqual([['office']]);
  });

  it('are one stop of the Tab key and move by arrows', async () => {
    render(<Tabs label="Карта" items={items} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Объекты на карте'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Офис продаж'));
    expect(tab('Офис продаж').getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(tab('Объекты на карте'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('leave the choice to their owner, and open the first when his is gone', async () => {
    const { rerender } = render(<Tabs label="Карта" items={items} selected="office" />);
    await userEvent.click(tab('Объекты на карте'));
    expect(tab('Офис продаж').getAttribute('aria-selected')).toBe('true');
    rerender(<Tabs label="Карта" items={items} selected="history" />);
    expect(tab('Объекты на карте').getAttribute('aria-selected')).toBe('true');
  });
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installPopover } from '../../testing/index.ts';
import { Popover } from './Popover.tsx';

beforeAll(installPopover);
afterEach(cleanup);

const open = async () => {
  render(
    <Popover label="Цена" trigger={(props) => <button {...props}>Цена, ₽</button>}>
      <input aria-label="От" />
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Цена, ₽' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(button);
  return button;
};

describe('Popover', () => {
  it('opens by its button, which says so', async () => {
    const button = await open();
    expect(screen.getByRole('group', { name: 'Цена' })).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('gives the focus back to its button when Escape closes it', async () => {
    const button = await open();
    await userEvent.click(screen.getByLabelText('От'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes by a press beside it', async () => {
    await open();
    await userEvent.click(document.body);
    expect(screen.queryByRole('group')).toBeNull();
  });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installPopover } from '../../testing/index.ts';
import { Tooltip } from './Tooltip.tsx';

beforeAll(installPopover);
afterEach(cleanup);

const setup = () => {
  render(
    <Tooltip text="До трёх лотов рядом">{(props) => <button {...props}>Сравнить</button>}</Tooltip>,
  );
  return screen.getByRole('button', { description: 'До трёх лотов рядом' });
};
const tip = () => screen.queryByRole('tooltip');

describe('Tooltip', () => {
  it('comes and goes with the pointer', async () => {
    const button = setup();
    expect(tip()).toBeNull();
    await userEvent.hover(button);
    expect(tip()?.textContent).toBe('До трёх лотов рядом');
    await userEvent.unhover(button);
    expect(tip()).toBeNull();
  });

  it('comes with the focus of the keyboard, and Escape takes it away alone', async () => {
    const button = setup();
    await userEvent.tab();
    expect(tip()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('stays away from a finger', () => {
    const touch = Object.assign(new Event('pointerover', { bubbles: true }), {
      pointerType: 'touch',
    });
    fireEvent(setup(), touch);
    expect(tip()).toBeNull();
  });
});

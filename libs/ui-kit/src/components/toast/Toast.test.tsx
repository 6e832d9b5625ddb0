// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, useToast } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onPress = vi.fn();
let count = 0;
function Adder() {
  const show = useToast();
  const add = () => show({ text: `Лот ${++count}`, action: { label: 'Вернуть', onPress } });
  return <button onClick={add}>В корзину</button>;
}

const setup = () => {
  count = 0;
  render(
    <ToastRegion>
      <Adder />
    </ToastRegion>,
  );
  const button = screen.getByRole('button', { name: 'В корзину' });
  fireEvent.click(button);
  return button;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const toast = (text = 'Лот 1') => screen.queryByText(text);

describe('ToastRegion', () => {
  it('announces a message and lets it go after six seconds', () => {
    setup();
    const region = screen.getByRole('region', { name: 'Сообщения' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    wait(5999);
    expect(toast()).toBeTruthy();
    wait(1);
    expect(toast()).toBeNull();
  });

  it.each([
    ['pointer', 'pointerEnter', 'pointerLeave'],
    ['focus', 'focus', 'blur'],
  ] as const)('holds the time while the %s is on it', (_, enter, leave) => {
    setup();
    const action = screen.getByRole('button', { name: 'Вернуть' });
    wait(4000);
    fireEvent[enter](action);
    wait(60_000);
    expect(toast()).toBeTruthy();
    fireEvent[leave](action);
    wait(2000);
    expect(toast()).toBeNull();
  });

  it('goes with its action and gives the focus back', () => {
    const button = setup();
    button.focus();
    const action = screen.getByRole('button', { name: 'Вернуть' });
    act(() => action.focus());
    fireEvent.click(action);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(toast()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('keeps the last three', () => {
    const button = setup();
    for (let more = 0; more < 3; more++) fireEvent.click(button);
    expect(toast('Лот 1')).toBeNull();
    expect(toast('Лот 2')).toBeTruthy();
    expect(toast('Лот 4')).toBeTruthy();
  });
});

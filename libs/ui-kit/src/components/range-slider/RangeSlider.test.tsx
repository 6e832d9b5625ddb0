// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RangePair } from './RangePair.tsx';
import { RangeSlider } from './RangeSlider.tsx';

afterEach(cleanup);

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slide = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });

async function type(name: string, keys: string) {
  await userEvent.clear(input(name));
  await userEvent.type(input(name), `${keys}{Enter}`);
}

describe('RangeSlider', () => {
  it('moves handle and input together, and says the value in words', () => {
    const onValueChange = vi.fn();
    render(<RangeSlider label="Срок" format={(v) => `${v} лет`} {...{ onValueChange }} />);
    slide('Срок', 20);
    expect(input('Срок').value).toBe('20');
    expect(slider('Срок').getAttribute('aria-valuetext')).toBe('20 лет');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(20);
  });

  it.each([
    ['250', '100'],
    ['0', '5'],
    ['6,54', '6,5'],
    ['6.54', '6,5'],
    ['', '5'],
  ])('takes %j typed as %s', async (keys, shown) => {
    render(<RangeSlider label="Ставка" min={5} step={0.1} />);
    await type('Ставка', keys);
    expect(input('Ставка').value).toBe(shown);
  });

  it('does not clamp before the number is finished', async () => {
    render(<RangeSlider label="Ставка" min={20} defaultValue={30} />);
    await userEvent.clear(input('Ставка'));
    await userEvent.type(input('Ставка'), '5');
    expect(input('Ставка').value).toBe('5');
    await userEvent.type(input('Ставка'), '0');
    await userEvent.tab();
    expect(input('Ставка').value).toBe('50');
  });
});

describe('RangePair', () => {
  it('stops a handle before the other one', () => {
    const onValueChange = vi.fn();
    render(<RangePair label="Этаж" defaultValue={[20, 60]} onValueChange={onValueChange} />);
    slide('Этаж, от', 80);
    expect(onValueChange).toHaveBeenLastCalledWith([59, 60]);
    slide('Этаж, до', 10);
    expect(onValueChange).toHaveBeenLastCalledWith([59, 60]);
    expect(slider('Этаж, до').value).toBe('60');
  });

  it('keeps the distance between typed numbers too', async () => {
    render(<RangePair label="Этаж" max={25} defaultValue={[2, 9]} />);
    await type('От', '12');
    expect([input('От').value, input('До').value]).toEqual(['8', '9']);
    await type('До', '40');
    expect(input('До').value).toBe('25');
  });
});

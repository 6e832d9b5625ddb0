// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { parseNumber, writeNumber } from './number-text.ts';

afterEach(cleanup);

const show = (props: Partial<NumberFieldProps> = {}) => {
  render(<NumberField label="Ставка" {...props} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Ставка' });
};

describe('NumberField', () => {
  it.each([
    ['integer', '1a2,3.4-', '1234', 1234],
    ['float', '1a2,5-', '12,5', 12.5],
    ['float', '12.5', '12.5', 12.5],
    ['float', ',5', ',5', 0.5],
    ['float', '1,2,3', '1,2,3', null],
    ['integer', 'e', '', null],
  ] as const)('of %s makes of the keys %s the text %s', async (kind, keys, text, number) => {
    const onValueChange = vi.fn();
    const input = show({ kind, onValueChange });
    await userEvent.type(input, keys);
    expect(input.value).toBe(text);
    expect(onValueChange).toHaveBeenLastCalledWith(number);
  });

  it('cleans what is pasted', async () => {
    const input = show();
    await userEvent.click(input);
    await userEvent.paste('1 250 шт.');
    expect(input.value).toBe('1250');
  });

  it('keeps the caret when a forbidden key is pressed in the middle', async () => {
    const input = show({ defaultValue: 1234 });
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    expect([input.value, input.selectionStart]).toEqual(['1234', 2]);
  });

  it('leaves an unfinished fraction alone while its owner keeps the number', async () => {
    function Owner() {
      const [rate, setRate] = useState<number | null>(null);
      return (
        <>
          <NumberField label="Ставка" kind="float" value={rate} onValueChange={setRate} />
          <button onClick={() => setRate(7.5)}>Семь с половиной</button>
        </>
      );
    }
    render(<Owner />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '12,');
    expect(input.value).toBe('12,');
    await userEvent.click(screen.getByRole('button'));
    expect(input.value).toBe('7,5');
  });
});

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    [' 1 200,50 ', 1200.5],
    ['1\u00a0200', 1200],
    ['−5', -5],
    ['.5', 0.5],
    ['5,', 5],
    ['', null],
    [',', null],
    ['1,2,3', null],
    ['abc', null],
  ])('%j is %j', (text, number) => expect(parseNumber(text)).toBe(number));

  it('reads back what is written', () => {
    for (const value of [0, 1, 0.5, 1284.25, -3])
      expect(parseNumber(writeNumber(value))).toBe(value);
  });
});

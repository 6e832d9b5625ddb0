// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

const accepted = vi.fn<(value: string) => void>();

const field = (value?: string) => (
  <StrictMode>
    <PhoneField value={value} onValueChange={accepted} />
  </StrictMode>
);

let view: ReturnType<typeof render>;
let input: HTMLInputElement;

/** The field as its owner knows it: what it heard last, and what it sets. */
const mask = {
  get value() {
    return accepted.mock.lastCall?.[0] ?? '';
  },
  set value(value) {
    view.rerender(field(value));
  },
};

beforeEach(() => {
  accepted.mockClear();
  view = render(field());
  input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
});

afterEach(cleanup);

/** What a browser does when it fills a field in: value at once, no keys. */
const autofill = (value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('typing', () => {
  test.each([
    ['9213041762', '+7 (921) 304-17-62'],
    ['89213041762', '+7 (921) 304-17-62'],
    ['79213041762', '+7 (921) 304-17-62'],
    ['+79213041762', '+7 (921) 304-17-62'],
    ['8 921 304-17-62', '+7 (921) 304-17-62'],
    ['8123303030', '+7 (812) 330-30-30'],
    ['88123303030', '+7 (812) 330-30-30'],
    ['84951234567', '+7 (495) 123-45-67'],
    ['9213041762999', '+7 (921) 304-17-62'],
    ['abc', ''],
    ['92130', '+7 (921) 30'],
  ])('%s shows %s', async (keys, shown) => {
    await userEvent.type(input, keys);
    expect(input.value).toBe(shown);
    expect(mask.value).toBe(shown);
  });

  test('every backspace takes something away, brackets and dashes included', async () => {
    await userEvent.type(input, '9213041762');
    for (let left = input.value.length; left > 0; left = input.value.length) {
      await userEvent.keyboard('{Backspace}');
      expect(input.value.length).toBeLessThan(left);
    }
    expect(mask.value).toBe('');
  });

  test('a digit changed in the middle leaves the caret behind it', async () => {
    await userEvent.type(input, '9213041762');
    input.setSelectionRange(6, 7);
    await userEvent.keyboard('9');
    expect(input.value).toBe('+7 (929) 304-17-62');
    expect(input.selectionStart).toBeGreaterThanOrEqual(7);
    expect(input.selectionStart).toBeLessThanOrEqual(9);
  });

  test('a surplus digit in the middle changes nothing', async () => {
    await userEvent.type(input, '8461234567');
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('5');
    expect(input.value).toBe('+7 (846) 123-45-67');
  });
});

describe('paste', () => {
  test.each([
    '89213041762',
    '79213041762',
    '+79213041762',
    '9213041762',
    ' 8 (921) 304-17-62 ',
    '+7\u00A0921\u00A0304\u201117\u201162',
  ])('%j replaces what was typed before', async (text) => {
    await userEvent.type(input, '921');
    await userEvent.paste(text);
    expect(input.value).toBe('+7 (921) 304-17-62');
    expect(input.selectionStart).toBe(18);
  });

  test('a part of a number goes where the caret is', async () => {
    await userEvent.type(input, '921');
    await userEvent.paste('304 17');
    expect(input.value).toBe('+7 (921) 304-17');
  });
});

describe('autofill', () => {
  test.each(['89213041762', '+79213041762', '9213041762', '+7 921 304-17-62', '8 (921) 304 17 62'])(
    '%j becomes the whole number',
    (value) => {
      autofill(value);
      expect(input.value).toBe('+7 (921) 304-17-62');
      expect(accepted).toHaveBeenLastCalledWith('+7 (921) 304-17-62');
    },
  );
});

test('what was typed before the mask arrived is kept', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(field());
  cleanup();
  document.body.append(container);
  input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
  input.value = '8921304';
  render(field(), { container, hydrate: true });
  expect(input.value).toBe('+7 (921) 304');
  expect(mask.value).toBe('+7 (921) 304');
});

test('a value set from outside is shown', () => {
  mask.value = '+7 (921) 304-17-62';
  expect(input.value).toBe('+7 (921) 304-17-62');
});

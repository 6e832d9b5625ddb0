// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { masks, type MaskName } from '../../mask/masks.ts';
import { cases } from './MaskedField.cases.ts';
import type { MaskEngineProps } from './MaskEngine.tsx';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

const heard = vi.fn<(shown: string) => void>();

beforeEach(() => heard.mockClear());
afterEach(cleanup);

const field = (props: MaskedFieldProps) => (
  <StrictMode>
    <MaskedField onValueChange={heard} {...props} />
  </StrictMode>
);

function show(mask: MaskName, props: Partial<MaskedFieldProps> = {}) {
  const view = render(field({ mask, ...props }));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: masks[mask].label });
  const change = (value: string) => view.rerender(field({ mask, ...props, value }));
  return { input, change };
}

it('masks by the engine of its host, once it is entered', async () => {
  const engine = vi.fn((_: MaskEngineProps) => null);
  const maskEngine = vi.fn(() => Promise.resolve({ default: engine }));
  const { input } = show('date', { maskEngine });
  expect(maskEngine).not.toHaveBeenCalled();
  await act(async () => input.focus());
  expect(maskEngine).toHaveBeenCalledOnce();
  const [props] = engine.mock.calls[0] ?? [];
  expect(props?.mask).toBe(masks.date);
  expect(props?.input.current === input).toBe(true);
});

/** What a browser does when it fills a field in: value at once, no keys. */
function autofill(input: HTMLInputElement, value: string) {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const names = Object.keys(cases).filter((name): name is MaskName => name in cases);

/** The engine comes when a field is first entered: before and after that the tables hold. */
const stages = names.flatMap((name) => [
  { name, stage: 'before its engine has come' },
  { name, stage: 'with its engine' },
]);

describe.each(stages)('$name $stage', ({ name, stage }) => {
  const { typed, pasted, autofilled, whole, edits } = cases[name];
  const enter = async (input: HTMLInputElement) => {
    if (stage !== 'with its engine') return;
    await act(async () => {
      input.focus();
      await import('./MaskEngine.tsx');
    });
  };
  beforeEach(() => {
    if (stage !== 'with its engine') vi.doMock('./MaskEngine.tsx', () => new Promise(() => {}));
  });
  afterEach(() => void vi.doUnmock('./MaskEngine.tsx'));

  it.each(typed)('typed %j shows %j', async (keys, shown) => {
    const { input } = show(name);
    await enter(input);
    await userEvent.type(input, keys);
    expect(input.value).toBe(shown);
    if (shown) expect(heard).toHaveBeenLastCalledWith(shown);
  });

  it.each(pasted)('pasted %j shows %j', async (text, shown) => {
    const { input } = show(name);
    await enter(input);
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input.value).toBe(shown);
  });

  it.each(autofilled)('filled in with %j shows %j', async (value, shown) => {
    const { input } = show(name);
    await enter(input);
    autofill(input, value);
    expect(input.value).toBe(shown);
    expect(heard).toHaveBeenLastCalledWith(shown);
  });

  // Until the engine has come, the field shows what the browser has made of a change in the middle.
  it.each(stage === 'with its engine' ? edits : [])(
    'with %j selected, %j gives %j and the caret at %i',
    async (at, keys, shown, caret) => {
      const { input } = show(name, { defaultValue: whole });
      await enter(input);
      await userEvent.click(input);
      input.setSelectionRange(...at);
      await userEvent.keyboard(keys);
      expect([input.value, input.selectionStart]).toEqual([shown, caret]);
    },
  );

  it('loses something with every backspace, down to nothing', async () => {
    const { input } = show(name, { defaultValue: whole });
    await enter(input);
    await userEvent.click(input);
    for (let left = input.value.length; left > 0; left = input.value.length) {
      await userEvent.keyboard('{Backspace}');
      expect(input.value.length).toBeLessThan(left);
    }
    expect(heard).toHaveBeenLastCalledWith('');
  });
});

describe('a date that cannot be', () => {
  const now = () => new Date('2026-11-20T12:00:00+03:00');

  it.each(['31121899', '21112026', '01132000', '32012000'])(
    '%s gives way to today, with the words',
    async (keys) => {
      const onInvalid = vi.fn();
      const { input } = show('birthDate', { now, onInvalid });
      await userEvent.type(input, keys);
      expect(input.value).toBe('20.11.2026');
      expect(onInvalid).toHaveBeenCalledExactlyOnceWith('Введите правильную дату!');
      expect(screen.getByRole('alert').textContent).toBe('Введите правильную дату!');
      expect(heard).toHaveBeenLastCalledWith('20.11.2026');
    },
  );

  it('is no longer spoken of after the next change', async () => {
    const { input } = show('issueDate', { now });
    await userEvent.type(input, '21112026');
    await userEvent.type(input, '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
});

it('shows a value set from outside, however written', () => {
  const { input, change } = show('phone', { value: '' });
  change('89213041762');
  expect(input.value).toBe('+7 (921) 304-17-62');
});

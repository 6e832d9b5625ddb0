// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MaskName } from '../../mask/masks.ts';
import type { MaskEngineProps } from './MaskEngine.tsx';
import { MaskedField } from './MaskedField.tsx';

afterEach(() => {
  cleanup();
  vi.doUnmock('./MaskEngine.tsx');
});

const show = (mask: MaskName, defaultValue?: string) => {
  render(<MaskedField mask={mask} label="Поле" defaultValue={defaultValue} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Поле' });
};
const complaint = () => screen.queryByRole('alert')?.textContent ?? null;

describe('a number of another country', () => {
  test.each(['+380 44 123 45 67', '+12025550123', '+ 49 30 901820', '00380 44 123 45 67'])(
    '%s stays as it is pasted, and the field says why it is refused',
    async (text) => {
      const input = show('phone');
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
      expect(input.value).toBe(text);
      expect(complaint()).toContain('другой страны');
    },
  );

  test('stays as it is typed, before and after the engine has come', async () => {
    const input = show('phone');
    await userEvent.type(input, '+380');
    await act(() => import('./MaskEngine.tsx'));
    await userEvent.type(input, '441234567');
    expect(input.value).toBe('+380441234567');
    expect(complaint()).toContain('другой страны');
  });

  test('stays as it is pasted at the moment the engine comes', async () => {
    const text = '+12025550123';
    vi.doMock('./MaskEngine.tsx', async (original) => {
      const { default: MaskEngine } = await original<typeof import('./MaskEngine.tsx')>();
      const PastedAsItMounts = (props: MaskEngineProps) => {
        useLayoutEffect(() => {
          const clipboardData = { getData: () => text };
          queueMicrotask(() => fireEvent.paste(screen.getByRole('textbox'), { clipboardData }));
        }, []);
        return <MaskEngine {...props} />;
      };
      return { default: PastedAsItMounts };
    });
    const input = show('phone');
    await userEvent.click(input);
    await waitFor(() => expect(complaint()).toContain('другой страны'));
    expect(input.value).toBe(text);
  });

  test('gives way to a Russian one', async () => {
    const input = show('phone');
    await userEvent.type(input, '+380');
    await userEvent.clear(input);
    await userEvent.type(input, '89213041762');
    expect(input.value).toBe('+7 (921) 304-17-62');
    expect(complaint()).toBeNull();
  });

  test('is left alone when a browser has filled it in', () => {
    expect(show('phone', '+375 29 123-45-67').value).toBe('+375 29 123-45-67');
  });
});

test('a time that no clock shows is refused in words until it is mended', async () => {
  const input = show('time');
  await userEvent.type(input, '9999');
  expect([input.value, complaint()]).toEqual([
    '99:99',
    'Введите время от\u00a000:00 до\u00a023:59',
  ]);
  await userEvent.clear(input);
  await userEvent.type(input, '0930');
  expect(complaint()).toBeNull();
});

test('a date in words is read, one with another word is not bent', async () => {
  const input = show('date');
  await userEvent.click(input);
  await userEvent.paste('5 марта 2003');
  expect(input.value).toBe('05.03.2003');
  await userEvent.clear(input);
  await userEvent.paste('5 или 2003');
  expect(input.value).toBe('');
});

test('a change in the middle is put into the mask when the engine has come', async () => {
  vi.doMock('./MaskEngine.tsx', async (original) => {
    await loaded;
    return original();
  });
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const input = show('snils', '112-233-445 95');
  await userEvent.click(input);
  input.setSelectionRange(0, 3);
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('-233-445 95');
  load();
  await waitFor(() => expect(input.value).toBe('233-445-95'));
});

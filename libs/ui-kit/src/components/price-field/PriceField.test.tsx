// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceField, type PriceFieldProps } from './PriceField.tsx';
import { showPrice, toKopecks, toRoubles } from './price-text.ts';

afterEach(cleanup);

const show = (props: Partial<PriceFieldProps> = {}) => {
  const { container } = render(<PriceField label="Цена" name="price" {...props} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена' });
  const sent = () => container.querySelector<HTMLInputElement>('[type="hidden"]')?.value;
  return { input, sent };
};

describe('PriceField', () => {
  it('is plain while typed and currency afterwards', async () => {
    const onValueChange = vi.fn();
    const { input, sent } = show({ onValueChange });
    await userEvent.type(input, '12084000');
    expect(input.value).toBe('12084000');
    await userEvent.tab();
    expect(input.value).toBe('12\u00a0084\u00a0000\u00a0₽');
    expect(onValueChange).toHaveBeenLastCalledWith(1_208_400_000);
    expect(sent()).toBe('1208400000');
  });

  it('shows two decimals only where there are kopecks', async () => {
    const { input } = show({ defaultValue: 5_788_750 });
    expect(input.value).toBe('57\u00a0887,50\u00a0₽');
    await userEvent.click(input);
    expect(input.value).toBe('57887,5');
    await userEvent.clear(input);
    await userEvent.type(input, '57887.00');
    await userEvent.tab();
    expect(input.value).toBe('57\u00a0887\u00a0₽');
  });

  it('gives way to what is typed after the Tab key, which selects all of it', async () => {
    const { input } = show({ defaultValue: 72_892_190 });
    input.select();
    input.focus();
    await userEvent.keyboard('900000');
    expect(input.value).toBe('900000');
  });

  it('is empty when cleared', async () => {
    const onValueChange = vi.fn();
    const { input, sent } = show({ defaultValue: 100, onValueChange });
    await userEvent.clear(input);
    await userEvent.tab();
    expect([input.value, sent()]).toEqual(['', '']);
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });
});

describe('kopecks', () => {
  it('survive being written in roubles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (kopecks) => {
        expect(toKopecks(toRoubles(kopecks) ?? null)).toBe(kopecks);
      }),
    );
  });

  it('none are shown as nothing', () => expect(showPrice(null)).toBe(''));
});

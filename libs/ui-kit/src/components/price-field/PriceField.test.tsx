// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceField, type PriceFieldProps } from './PriceField.tsx';
import { showPrice, toKopecks, toRoubles } from './price-text.ts';

afterEach(cleanup);

/** An amount as people and browsers write it, with what it is in roubles. */
const formatted = fc
  .record({
    roubles: fc.integer({ min: 1, max: 1e9 }),
    locale: fc.constantFrom('ru', 'en', 'de', 'fr', 'de-CH', 'en-IN', 'es', 'pl', 'sv', 'pt', 'it'),
    unit: fc.constantFrom('', ' ₽', ' руб.', ' тыс.', ' млн', ' млн руб.'),
  })
  .map(({ roubles, locale, unit }) => {
    const scale = unit.includes('тыс') ? 1e3 : unit.includes('млн') ? 1e6 : 1;
    const number = scale === 1 ? roubles : 1 + (roubles % 999);
    return { text: new Intl.NumberFormat(locale).format(number) + unit, roubles: number * scale };
  })
  // Digits alone go where the caret is.
  .filter(({ text }) => /\D/.test(text));

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

describe('a pasted amount', () => {
  it.each([
    ['9 400 000,50 руб.', '9\u00a0400\u00a0000,50\u00a0₽', '940000050'],
    ['1.000.000', '1\u00a0000\u00a0000\u00a0₽', '100000000'],
    ['1,234,567.89', '1\u00a0234\u00a0567,89\u00a0₽', '123456789'],
    ['9,4 млн', '9\u00a0400\u00a0000\u00a0₽', '940000000'],
  ])('%s is read', async (text, shown, kopecks) => {
    const { input, sent } = show();
    await userEvent.click(input);
    await userEvent.paste(text);
    await userEvent.tab();
    expect([input.value, sent()]).toEqual([shown, kopecks]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['9400000', '850 тыс.', '850000'],
    ['9', ' 400 000 руб.', '400000'],
    ['5', '1.000.000', '1000000'],
    ['12', '12 500', '12500'],
    // What is no amount by itself ends the one that is there, like typed keys.
    ['9400', '000', '9400000'],
    ['9400', '000 руб.', '9400000'],
    ['850', ' тыс.', '850000'],
    ['57887', ',50', '57887,5'],
  ])('behind %s: %s makes it %s', async (typed, pasted, shown) => {
    const { input } = show();
    await userEvent.type(input, typed);
    await userEvent.paste(pasted);
    expect(input.value).toBe(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that would make no amount of the one that is there is named', async () => {
    const { input, sent } = show();
    await userEvent.type(input, '9400000,50');
    await userEvent.paste(',50');
    expect(screen.getByRole('alert').textContent).toContain('«,50»');
    await userEvent.tab();
    expect(sent()).toBe('940000050');
  });

  it('that is none is named, and takes nothing away', async () => {
    const { input, sent } = show({ defaultValue: 500 });
    await userEvent.click(input);
    await userEvent.paste('договорная');
    expect(screen.getByRole('alert').textContent).toContain('«договорная»');
    await userEvent.tab();
    expect([input.value, sent()]).toEqual(['5\u00a0₽', '500']);
  });

  it('typed as none stays, with words, until it is mended', async () => {
    const { input, sent } = show();
    await userEvent.type(input, '1,2,3');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect([input.value, sent()]).toEqual(['1,2,3', '']);
    expect(screen.getByRole('alert').textContent).toContain('«1,2,3»');
    await userEvent.type(input, '{Backspace}{Backspace}');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input.value).toBe('1,20\u00a0₽');
  });

  it('takes the place of the amount that is there, wherever the caret is', async () => {
    const there = fc.integer({ min: 1, max: 1e9 });
    await fc.assert(
      fc.asyncProperty(formatted, there, fc.nat(), async ({ text, roubles }, before, place) => {
        cleanup();
        const { input, sent } = show({ defaultValue: before * 100 });
        input.focus();
        const caret = place % (input.value.length + 1);
        input.setSelectionRange(caret, caret);
        await userEvent.paste(text);
        expect([text, sent(), screen.queryByRole('alert')]).toEqual([text, `${roubles}00`, null]);
      }),
      { numRuns: 60 },
    );
  });

  it('becomes an amount or a message, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[0-9][0-9 .,'\u00a0]{0,14}[₽а-я.$]{0,5}$/),
        async (text) => {
          cleanup();
          const { input, sent } = show();
          input.focus();
          await userEvent.paste(text);
          await userEvent.tab();
          const read = sent() !== '' && input.value.endsWith('₽');
          expect([text, read, screen.queryByRole('alert') === null]).toEqual([text, read, read]);
        },
      ),
      { numRuns: 40 },
    );
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

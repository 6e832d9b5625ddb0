import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readCmap } from './cmap.ts';
import { cyrillic, latin, makeFonts } from './fonts.ts';
import { readTables, tableOf } from './sfnt.ts';

const tokens = join(import.meta.dirname, '../src/tokens');
const fonts = await makeFonts();
const sets = [
  ['geologica-cyrillic.woff2', cyrillic],
  ['geologica-latin.woff2', latin],
] as const;

/** Code points of a `unicode-range`. */
function codePoints(ranges: string): number[] {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last]) => {
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last ?? first, 16) - start + 1 }, (_, i) => start + i);
  });
}

const sorted = (codes: Iterable<number>) => [...codes].sort((a, b) => a - b);

describe('fonts', () => {
  it.each(Object.keys(fonts))('%s stands as the script makes it', async (name) => {
    const committed = await readFile(join(tokens, 'fonts', name));
    expect(committed.equals(fonts[name] ?? Buffer.alloc(0))).toBe(true);
  });

  it('are two files of 30 KB together at most', () => {
    const files = Object.values(fonts);
    expect(files).toHaveLength(2);
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(30 * 1024);
  });

  it('have stand-ins for Arial, Roboto and DejaVu, with lines as high as their own in each weight', async () => {
    const [css, declared] = await Promise.all(
      ['fonts.css', 'tokens.css'].map((name) => readFile(join(tokens, name), 'utf8')),
    );
    const rules = (css ?? '').split('@font-face').filter((rule) => rule.includes('local('));
    const value = (rule: string, name: string) =>
      rule.match(new RegExp(`${name}: ([^;]+);`))?.[1] ?? '';
    const families = [...new Set(rules.map((rule) => value(rule, 'font-family')))];
    const chain = declared?.match(/--m30-font:([^;]+);/)?.[1]?.match(/'[^']+'/g);
    expect(chain).toEqual(["'Geologica'", ...families]);
    for (const family of families) {
      const own = rules.filter((rule) => value(rule, 'font-family') === family);
      expect(own.map((rule) => value(rule, 'font-weight'))).toEqual(['300', '400 500']);
    }
    for (const rule of rules) {
      const share = (name: string) => parseFloat(value(rule, name)) / 100;
      const line = (name: string) => share(name) * share('size-adjust');
      expect(line('ascent-override'), rule).toBeCloseTo(0.975, 2);
      expect(line('descent-override'), rule).toBeCloseTo(0.275, 2);
    }
  });

  it.each(sets)('%s draws every character that fonts.css promises', async (name, text) => {
    const css = await readFile(join(tokens, 'fonts.css'), 'utf8');
    const face = css.split('@font-face').find((rule) => rule.includes(name)) ?? '';
    const promised = codePoints(face.match(/unicode-range:([^;]+)/)?.[1] ?? '');
    expect(promised).toEqual(sorted([...text].map((char) => char.codePointAt(0) ?? 0)));

    const font = await subsetFont(fonts[name] ?? Buffer.alloc(0), text, { targetFormat: 'sfnt' });
    const drawn = readCmap(tableOf(readTables(font), 'cmap'));
    expect(promised.filter((code) => !drawn.has(code))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { faces } from './glyphs/glyphs.ts';
import { linesOf, lineSvg, widthOf } from './lettering.ts';

const setting = { glyphs: faces.title(), size: 40 };

describe('the lettering of share pictures', () => {
  test('has every letter of Russian pages', () => {
    const { advance } = setting.glyphs;
    const needed =
      'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789«»—–…№₽%²·';
    expect(Array.from(needed).filter((letter) => advance[letter] === undefined)).toEqual([]);
  });

  test('sets letters nearer where their shapes ask for it', () => {
    expect(widthOf('Го', setting)).toBeLessThan(widthOf('Г', setting) + widthOf('о', setting));
  });

  test('breaks lines at blanks, never at one that holds or after a short word', () => {
    const lines = linesOf('Квартиры в доме у\u00a0канала', 250, 4, setting);
    expect(lines).toEqual(['Квартиры', 'в\u00a0доме', 'у\u00a0канала']);
    for (const line of lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(250);
  });

  test('ends what does not fit with «…»', () => {
    const [line] = linesOf('Ключи получили двести семей сразу', 300, 1, setting);
    expect(line).toMatch(/^Ключи.*…$/);
    expect(widthOf(line ?? '', setting)).toBeLessThanOrEqual(300);
  });

  test('leaves out what the face lacks, so that nothing of a title becomes markup', () => {
    expect(lineSvg('漢<"', 0, 0, setting)).not.toMatch(/漢|"<|<"/);
    expect(widthOf('漢', setting)).toBe(0);
  });
});

import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';
import { setWords } from './typography.ts';

const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '~');

test.each([
  ['закон № 152-ФЗ', 'закон №_152~-~ФЗ'],
  ['8–10 этажей', '8–~10_этажей'],
  ['№ 78-11-0917-2025', '№_78~-~11~-~0917~-~2025'],
  ['2025-11-09', '2025-11-09'],
  ['ставка 6,0–6,7 %', 'ставка 6,0–~6,7_%'],
  ['ветер 15 м/с', 'ветер 15_м/~с'],
  ['о доме и в нём', 'о_доме и_в_нём'],
  ['в ', 'в_'],
  ['Жилой комплекс «Канал 9»', 'Жилой комплекс «Канал_9»'],
  ['подпись в `label` и так', 'подпись в_`label` и_так'],
  ['корпус 2, этаж 7', 'корпус_2, этаж_7'],
  ['ведёт 9 домов', 'ведёт 9 домов'],
  ['в 2028 году', 'в_2028_году'],
])('«%s» is kept together as «%s»', (text, set) => {
  expect(shown(keepTogether(text))).toBe(set);
  expect(keepTogether(keepTogether(text))).toBe(keepTogether(text));
});

test.each(['0 0 100 100', '+7 (000) 000-00-00', 'M10 100 l-5 200'])('%s is no word', (text) => {
  const code = `f("${text}", \`${text}\`)`;
  expect(setWords(code, parseAst(code))).toBe(code);
});

test.each([
  ['9:00–21:00', '9:00–~21:00'],
  ['57 887,50 ₽', '57_887,50_₽'],
])('%s is set without a letter', (text, set) => {
  const code = `f("${text}")`;
  expect(shown(setWords(code, parseAst(code)))).toBe(`f("${set}")`);
});

test('words of the code are set, keys and what is no word are not', () => {
  const code = 'const a = { "о доме": "о доме" };\nf(`в ${a["x y"]} и \\`в\\` доме`, /в доме/);';
  const set = 'const a = { "о доме": "о_доме" };\nf(`в_${a["x y"]} и \\`в\\` доме`, /в доме/);';
  expect(shown(setWords(code, parseAst(code)))).toBe(set);
});

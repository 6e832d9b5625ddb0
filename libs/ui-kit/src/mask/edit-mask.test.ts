import { expect, test } from 'vitest';
import { editMask } from './edit-mask.ts';
import { masks, type MaskName } from './masks.ts';

/** `|` is the caret. */
const read = (text: string) => ({ value: text.replace('|', ''), caret: text.indexOf('|') });
const write = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

test.each<[MaskName, string, string, string]>([
  ['phone', '', '+|', '+|'],
  ['phone', '+', '+7|', '+7|'],
  ['phone', '', '7|', '+7|'],
  ['phone', '', '9|', '+7 (9|'],
  ['phone', '+7 (8', '+7 (89|', '+7 (9|'],
  ['phone', '+7 (921', '+7 (9213|', '+7 (921) 3|'],
  ['phone', '+7 (921) 304-17-62', '+7 (921) 304-17-629|', '+7 (921) 304-17-62|'],
  ['phone', '+7 (921) 304-17-62', '+7 (9921|) 304-17-62', '+7 (921|) 304-17-62'],
  ['phone', '+7 (921) 304', '+7 (921)304|', '+7 (921) 304|'],
  ['phone', '+7 (921) 304', '+7 (92| 304', '+7 (92|3) 04'],
  ['phone', '+7 (921) 304', '|', '|'],
  ['date', '05.03.1985', '0503|.1985', '05.03|.1985'],
  ['date', '05.03', '051|.03', '05.1|0.3'],
  ['date', '05.0', '05.|', '05.|'],
  ['date', '05.', '05|', '05|'],
  ['snils', '112-2', '112|2', '112|-2'],
])('%s: %j, edited to %j, shows %j', (name, before, edited, shown) => {
  expect(write(editMask(masks[name], before, read(edited)))).toBe(shown);
});

test('Delete passes over what the mask draws, Backspace stays before it', () => {
  const edited = read('05|03.1985');
  expect(write(editMask(masks.date, '05.03.1985', edited, true))).toBe('05.|03.1985');
  expect(write(editMask(masks.date, '05.03.1985', edited))).toBe('05|.03.1985');
});

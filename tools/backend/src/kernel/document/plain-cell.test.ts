import { expect, test } from 'vitest';
import { plainCell } from './plain-cell.ts';

test.each([
  '=1+1',
  '+7',
  '-2+3',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\r\n=1',
  '\u00a0=1',
  '\u200b=1',
  '\u200f\u202e=1',
  '\u2060@A1',
  '\ufeff=1',
  '\u00ad=1',
  '\u3000=1',
  '\u2003=1',
  '\u3164=1',
  '\u2800=1',
  '\u0000=1',
  '＝1',
  '\u3000＋1',
])('%j is no formula any more', (text) => expect(plainCell(text)).toBe(`'${text}`));

test.each(['', ' ', 'Ольга', 'a=1', '8 (921) 555-01-02', '\u00a0x=1', '«=»', "'=1"])(
  '%j stays',
  (text) => expect(plainCell(text)).toBe(text),
);

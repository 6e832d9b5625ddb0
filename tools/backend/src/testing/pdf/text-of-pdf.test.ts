import { expect, test } from 'vitest';
import { printPdf } from '../../kernel/document/print-pdf.ts';
import { textOfPdf } from './text-of-pdf.ts';

test('words of every face are read as they are drawn, sheet after sheet', async () => {
  const pdf = await printPdf({
    content: [
      'Цена Договора — 16\u00a0298\u00a0700 рублей, «Канал 9»',
      { text: 'Первый взнос 4 298 700,57 ₽', bold: true },
      { text: 'Второй лист: № 7', italics: true, pageBreak: 'before' },
    ],
  });
  expect(textOfPdf(pdf)).toBe(
    'ЦенаДоговора—16298700рублей,«Канал9»Первыйвзнос4298700,57₽Второйлист:№7',
  );
});

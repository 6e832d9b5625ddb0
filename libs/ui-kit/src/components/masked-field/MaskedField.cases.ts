import type { MaskName } from '../../mask/masks.ts';

/** A change in the middle of a whole value: what is selected there, the keys, what is shown, where the caret then is. */
type Edit = [select: [number, number], keys: string, shown: string, caret: number];

/** What one mask makes of what people and browsers do. */
export interface MaskCases {
  typed: [keys: string, shown: string][];
  pasted: [text: string, shown: string][];
  autofilled: [value: string, shown: string][];
  /** A whole value, and changes inside it. */
  whole: string;
  edits: Edit[];
}

const day: MaskCases = {
  typed: [
    ['05031985', '05.03.1985'],
    ['5.3.1985', '05.03.1985'],
    ['05/03/1985', '05.03.1985'],
    ['050319857', '05.03.1985'],
    ['ab0c5', '05'],
  ],
  pasted: [
    ['05.03.1985', '05.03.1985'],
    [' 5.3.1985 ', '05.03.1985'],
    ['1985-03-05', '05.03.1985'],
    ['дата', ''],
  ],
  autofilled: [
    ['1985-03-05', '05.03.1985'],
    ['5/3/1985', '05.03.1985'],
  ],
  whole: '05.03.1985',
  edits: [
    [[3, 5], '{Backspace}', '05.19.85', 3],
    [[9, 10], '4', '05.03.1984', 10],
    [[1, 2], '6', '06.03.1985', 2],
  ],
};

/** Digits in a row, all of them to be given: the cases follow from one value. */
function row(whole: string): MaskCases {
  const last = whole.length - 1;
  const spaced = whole.replace(/(\d{3})(?=\d)/g, '$1 ');
  return {
    typed: [
      [whole, whole],
      [spaced, whole],
      [`${whole}9`, whole],
      [`а${whole.slice(0, 2)}-b`, whole.slice(0, 2)],
    ],
    pasted: [
      [whole, whole],
      [` ${spaced}\n`, whole],
      [whole.slice(0, 3), whole.slice(0, 3)],
      ['№', ''],
    ],
    autofilled: [
      [whole, whole],
      [spaced, whole],
    ],
    whole,
    edits: [
      [[1, 2], '{Backspace}', whole[0] + whole.slice(2), 1],
      [[1, 3], '{Delete}', whole[0] + whole.slice(3), 1],
      [[1, 2], '7', `${whole[0]}7${whole.slice(2)}`, 2],
      [[last, last + 1], '0', `${whole.slice(0, last)}0`, last + 1],
    ],
  };
}

/** Masks that may hold fewer digits; a fraction is dropped. */
function upTo(length: number): MaskCases {
  const full = '12345678901234567890123'.slice(0, length);
  return {
    typed: [
      ['7', '7'],
      [full, full],
      [`${full}9`, full],
      ['1 2', '12'],
      ['-5x', '5'],
    ],
    pasted: [
      ['12,5', '12'],
      ['12.50 %', '12'],
      ['1 0 0', '100'],
      ['много', ''],
    ],
    autofilled: [
      ['12,5', '12'],
      [full, full],
    ],
    whole: '123',
    edits: [
      [[1, 2], '{Backspace}', '13', 1],
      [[1, 2], '9', '193', 2],
      [[0, 1], '{Delete}', '23', 0],
    ],
  };
}

/** Every mask of the table. */
export const cases: Record<MaskName, MaskCases> = {
  phone: {
    typed: [
      ['9213041762', '+7 (921) 304-17-62'],
      ['89213041762', '+7 (921) 304-17-62'],
      ['79213041762', '+7 (921) 304-17-62'],
      ['+79213041762', '+7 (921) 304-17-62'],
      ['8123303030', '+7 (812) 330-30-30'],
      ['81233030305', '+7 (812) 330-30-30'],
      ['88123303030', '+7 (812) 330-30-30'],
    ],
    pasted: [
      ['8 (921) 304-17-62', '+7 (921) 304-17-62'],
      ['79213041762', '+7 (921) 304-17-62'],
      ['+7 921 304 17 62', '+7 (921) 304-17-62'],
      ['921 304 17 62', '+7 (921) 304-17-62'],
      ['звоните', ''],
    ],
    autofilled: [
      ['+79213041762', '+7 (921) 304-17-62'],
      ['89213041762', '+7 (921) 304-17-62'],
    ],
    whole: '+7 (921) 304-17-62',
    edits: [
      [[6, 7], '9', '+7 (929) 304-17-62', 7],
      [[9, 12], '{Backspace}', '+7 (921) 176-2', 9],
      [[17, 18], '0', '+7 (921) 304-17-60', 18],
    ],
  },
  date: day,
  birthDate: day,
  issueDate: day,
  time: {
    typed: [
      ['0930', '09:30'],
      ['9:30', '09:30'],
      ['09:305', '09:30'],
      ['ab09', '09'],
    ],
    pasted: [
      ['09:30', '09:30'],
      [' 9.30', '09:30'],
      ['09 30', '09:30'],
      ['утром', ''],
    ],
    autofilled: [
      ['9:30', '09:30'],
      ['09:30:00', '09:30'],
    ],
    whole: '09:30',
    edits: [
      [[3, 4], '4', '09:40', 4],
      [[4, 5], '5', '09:35', 5],
      [[3, 5], '{Backspace}', '09:', 3],
    ],
  },
  inn: row('500100732259'),
  snils: {
    typed: [
      ['11223344595', '112-233-445 95'],
      ['112-233-445 95', '112-233-445 95'],
      ['112233445959', '112-233-445 95'],
      ['1122', '112-2'],
    ],
    pasted: [
      ['112-233-445 95', '112-233-445 95'],
      [' 112 233 445 95 ', '112-233-445 95'],
      ['11223344595', '112-233-445 95'],
      ['нет', ''],
    ],
    autofilled: [
      ['11223344595', '112-233-445 95'],
      ['112 233 445-95', '112-233-445 95'],
    ],
    whole: '112-233-445 95',
    edits: [
      [[4, 5], '9', '112-933-445 95', 5],
      [[13, 14], '0', '112-233-445 90', 14],
      [[0, 3], '{Backspace}', '233-445-95', 0],
    ],
  },
  passportSeries: row('4012'),
  passportNumber: row('345678'),
  departmentCode: {
    typed: [
      ['780023', '780-023'],
      ['780-023', '780-023'],
      ['7800234', '780-023'],
      ['7800', '780-0'],
    ],
    pasted: [
      ['780-023', '780-023'],
      ['780 023', '780-023'],
      ['780023', '780-023'],
      ['УФМС', ''],
    ],
    autofilled: [
      ['780023', '780-023'],
      ['780 – 023', '780-023'],
    ],
    whole: '780-023',
    edits: [
      [[4, 5], '1', '780-123', 5],
      [[0, 1], '{Delete}', '800-23', 0],
      [[6, 7], '4', '780-024', 7],
    ],
  },
  postalCode: row('191028'),
  bic: row('044525225'),
  kpp: row('773601001'),
  account: row('40702810900000000001'),
  correspondentAccount: row('30101810400000000225'),
  percent: upTo(3),
  number: upTo(21),
};

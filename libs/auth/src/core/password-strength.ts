/** How long a password would stand guessing: 0 is none yet, 4 the best. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Words by strength, as the field shows them. */
export const strengthNames: Record<Strength, string> = {
  0: '',
  1: 'слабый',
  2: 'средний',
  3: 'хороший',
  4: 'надёжный',
};

/** Rows that fingers run along, forwards or backwards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];

/** What lists of stolen passwords begin with. */
const COMMON = [
  'password',
  'passw0rd',
  'parol',
  'пароль',
  'admin',
  'login',
  'welcome',
  'letmein',
  'iloveyou',
  'monkey',
  'dragon',
  'master',
  'qazwsx',
  '1q2w3e',
  'marina',
  'natasha',
  'любовь',
  'привет',
  'zenit',
  'spartak',
  'hello',
  'sunshine',
  'test',
];

/** Bits of guessing per strength: online guessing is limited, so 28 bits already stand. */
const STEPS = [28, 42, 56];
/** Bits of a character that follows from the one before it. */
const EXPECTED = 1;
/** Bits of a whole common word, and of a year. */
const WORD = 8;
const YEAR = 5;

/**
 * Estimates a password by its own: bits of its alphabet for every character that does not follow from the one
 * before, a few for a whole common word or for what is known of the visitor anyway.
 * @param known other fields of the visitor: phone, name, e-mail
 */
export function estimateStrength(password: string, known: readonly string[] = []): Strength {
  if (password === '') return 0;
  const bits = countBits(password, wordsOf(known));
  const passed = STEPS.filter((step) => bits >= step).length;
  return (passed + 1) as Strength;
}

function countBits(password: string, known: string[]): number {
  const alphabet = alphabetOf(password);
  let bits = 0;
  let rest = password.toLowerCase().replace(/(19|20)\d\d/g, () => {
    bits += YEAR;
    return '\0';
  });
  for (const word of [...known, ...COMMON]) {
    while (rest.includes(word)) {
      rest = rest.replace(word, '\0');
      bits += WORD;
    }
  }
  const chars = [...rest].filter((char) => char !== '\0');
  const steps = chars.map((char, i) => i > 0 && follows(chars[i - 1] ?? '', char));
  const seen = new Set<string>();
  chars.forEach((char, i) => {
    // Two neighbours on a row happen in any word; three are a run of the finger.
    const inRun = steps[i] && (steps[i - 1] || steps[i + 1]);
    const pair = `${chars[i - 1] ?? ''}${char}`;
    bits += inRun || seen.has(pair) ? EXPECTED : Math.log2(alphabet);
    seen.add(pair);
  });
  return bits;
}

/** A repetition, or the next key of a row in either direction. */
function follows(before: string, char: string): boolean {
  if (before === char) return true;
  return ROWS.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(char)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
}

/** How many characters a guesser has to try at each place. */
function alphabetOf(password: string): number {
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[а-яё]/, 33],
    [/[А-ЯЁ]/, 33],
    [/\d/, 10],
    [/[^a-zа-яё\d]/i, 20],
  ];
  return classes.reduce((sum, [chars, size]) => sum + (chars.test(password) ? size : 0), 0);
}

/** Parts of what is known that are long enough to stand in a password: names, a mailbox, digits of a phone. */
function wordsOf(known: readonly string[]): string[] {
  return known
    .flatMap((value) => [
      ...value.toLowerCase().split(/[^\p{L}\d]+/u),
      value.replace(/\D/g, '').slice(1),
    ])
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);
}

/** A word, a number or a sign of a sentence. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'code';
  /** Lower case, `ё` as `е`, without stress marks. */
  text: string;
  /** Position in the sentence, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** Neither a space nor a sign but a hyphen stands before it: `2-к`, `60м`. */
  joined: boolean;
  /** A hyphen stands before it. */
  hyphen: boolean;
  /** A capital letter begins it. */
  capital: boolean;
  /** Of a number; `12,5` is 12.5. */
  value: number;
  /** Groups of a number that a dot or a comma parts, as numbers: `01.12.2027`. */
  parts: readonly number[];
}

const LETTER = /\p{L}/u;
const DIGIT = /[0-9]/;
/** Marks on and within words that are no letters: stress, soft hyphen, joiners. */
const MARK = /[\u0300-\u036f\u00ad\u200c\u200d\u2060\ufeff]/;
const SPACE = /\s/;
const HYPHEN = /[-‐‑‒–—−]/;
const SIGN = /[<>≤≥+%№#,.;:/~₽²!?()«»"…&]/;

/** Latin letters that look like Cyrillic ones: found in words of both scripts only. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  n: 'п',
  u: 'и',
  r: 'г',
};

/** One spelling of a word's letters. */
export function plain(word: string): string {
  const text = [...word.toLowerCase()]
    .filter((one) => !MARK.test(one))
    .join('')
    .replaceAll('ё', 'е');
  const mixed = /[a-z]/.test(text) && /[а-я]/.test(text);
  return mixed ? text.replace(/[a-z]/g, (one) => TWINS[one] ?? one) : text;
}

/** Index after the run of characters from `start` on that pass. */
function runEnd(text: string, start: number, passes: (one: string) => boolean): number {
  let at = start;
  while (at < text.length && passes(text.charAt(at))) at += 1;
  return at;
}

const isDigit = (one: string) => DIGIT.test(one);
const isLetter = (one: string) => LETTER.test(one) || MARK.test(one);

/** Index after `12`, `12,5`, `12 500 000`, `01.12.2027`. */
function numberEnd(text: string, start: number): number {
  let at = runEnd(text, start, isDigit);
  let grouped = at - start <= 3;
  for (;;) {
    const end = runEnd(text, at + 1, isDigit);
    const length = end - at - 1;
    const between = text.charAt(at);
    const next = (/[.,]/.test(between) && length > 0) || (/['’]/.test(between) && length === 3);
    if (!next && !(grouped && length === 3 && /[ \u00a0\u202f]/.test(between))) return at;
    grouped &&= length === 3;
    at = end;
  }
}

/** Index after the number of a lot or of a flat type, `k2-57`; 0 where none begins. */
function codeEnd(text: string, start: number): number {
  if (start > 0 && /[\p{L}\d]/u.test(text.charAt(start - 1))) return 0;
  const code = /^\p{L}\d{1,2}-\d{1,4}(?![\p{L}\d])/u.exec(text.slice(start, start + 9));
  return code ? start + code[0].length : 0;
}

/** What the digits of a number say. */
function toNumber(written: string): Pick<Token, 'value' | 'parts'> {
  const parts = written.split(/[.,]/).map((one) => Number(one.replace(/\D/g, '')));
  const groups = written.split(/[^0-9]/);
  const thousands = groups.length > 2 && groups.slice(1).every((one) => one.length === 3);
  if (thousands || parts.length === 1) {
    return {
      value: Number(written.replace(/\D/g, '')),
      parts: [Number(written.replace(/\D/g, ''))],
    };
  }
  return {
    value: parts.length === 2 ? Number(written.replace(/[^0-9.,]/g, '').replace(',', '.')) : NaN,
    parts,
  };
}

/** Cuts a sentence into words, numbers and signs, in one pass; what is none of them parts words. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let gap = true;
  let hyphen = false;
  const add = (
    kind: Token['kind'],
    end: number,
    text: string,
    number?: Pick<Token, 'value' | 'parts'>,
  ) => {
    const first = sentence.charAt(at);
    const second = sentence.charAt(at + 1);
    const capital =
      kind === 'word' &&
      first !== first.toLowerCase() &&
      (second === '' || second === second.toLowerCase());
    const token = {
      kind,
      text,
      start: at,
      end,
      joined: !gap,
      hyphen,
      capital,
      value: NaN,
      parts: [],
      ...number,
    };
    tokens.push(token);
    gap = kind === 'sign';
    hyphen = false;
    at = end;
  };
  while (at < sentence.length) {
    const one = sentence.charAt(at);
    const power = isDigit(one) ? /^\d+[a-z]\d+/i.exec(sentence.slice(at, at + 24)) : null;
    if (power) {
      add('word', at + power[0].length, power[0].toLowerCase());
    } else if (isDigit(one)) {
      const end = numberEnd(sentence, at);
      const text = sentence.slice(at, end);
      add('number', end, text, toNumber(text));
    } else if (LETTER.test(one) && codeEnd(sentence, at) > 0) {
      const end = codeEnd(sentence, at);
      add('code', end, sentence.slice(at, end).toLowerCase());
    } else if (LETTER.test(one)) {
      const end = runEnd(sentence, at, isLetter);
      add('word', end, plain(sentence.slice(at, end)));
    } else if (HYPHEN.test(one)) {
      const end = runEnd(sentence, at, (next) => HYPHEN.test(next));
      const glued = !gap && /[\p{L}0-9]/u.test(sentence.charAt(end));
      const range = isDigit(sentence.charAt(at - 1)) && isDigit(sentence.charAt(end));
      if (glued && !range) {
        hyphen = true;
        at = end;
      } else add('sign', end, '-');
    } else if (one === '²' && !gap) {
      add('word', at + 1, '²');
    } else if (SIGN.test(one)) {
      const end = runEnd(sentence, at, (next) => next === '.' && one === '.');
      if (end - at > 1 || one === '…') add('sign', Math.max(end, at + 1), '-');
      else add('sign', at + 1, one === '№' || one === '#' ? '№' : one);
    } else {
      if (SPACE.test(one) || !MARK.test(one)) gap = true;
      at += 1;
    }
  }
  return tokens;
}

/** Gives a number from 0 to below 1; the same seed gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What nobody means to write into a block. */
const odd: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -1, 1.5, 1e309, Number.NaN, 2 ** 53],
  ...[
    '',
    ' ',
    '0',
    'null',
    '\0',
    '\ud800',
    '\u202e',
    'a'.repeat(5_000),
    '<script>alert(1)</script>',
  ],
  ...[
    'javascript:alert(1)',
    '//evil.example',
    '__proto__',
    'constructor',
    '${1}',
    '\r\n',
    'header',
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    [{}],
    { html: 1 },
    { type: 'text' },
    { type: 'file' },
    { type: 'columns' },
  ],
  ...[
    { id: 'x', alt: '', width: 1, height: 1, colour: '#ffffff' },
    { src: '/a', alt: 1 },
  ],
  { toString: 1, valueOf: null },
  Object.create(null),
  new Array(300).fill({ title: 'x', html: 'x' }),
];

type Holder = Record<string, unknown>;

/** Changes one place of a JSON value at random, in place. */
export function mutate(root: object, random: () => number): void {
  const holders = [...holdersOf(root)];
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const holder = pick(holders);
  if (!holder) return;
  const keys = Object.keys(holder);
  const key = pick(keys) ?? 'title';
  const value = holder[key];
  const acts: readonly (() => unknown)[] = [
    () => (holder[key] = structuredClone(pick(odd))),
    () => (holder[key] = structuredClone(pick(odd))),
    () => Reflect.deleteProperty(holder, key),
    () => (holder[pick(keys) ?? 'x'] = value),
    () => (holder[key] = [value, value]),
    () => (holder[key] = { [key]: value }),
    () => (holder[key] = pick(holders)),
    () => (holder[key] = typeof value === 'string' ? scramble(value, random) : `${keys}`),
    () => (holder[`${key}x`] = structuredClone(pick(odd))),
  ];
  pick(acts)?.();
}

/** Every object and list of a value; one that holds itself is met once. */
function holdersOf(value: unknown, met = new Set<Holder>()): Set<Holder> {
  if (!isHolder(value) || met.has(value)) return met;
  met.add(value);
  for (const below of Object.values(value)) holdersOf(below, met);
  return met;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function scramble(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const until = at + Math.floor(random() * 20);
  const put = ['<', '>', '"', '&', '\0', '</p>', '<table><tr>', '<svg>', '{', 'ё'][
    Math.floor(random() * 10)
  ];
  return text.slice(0, at) + put + text.slice(until);
}

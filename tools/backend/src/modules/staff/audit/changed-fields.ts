type Fields = Readonly<Record<string, unknown>>;

/** Characters of a value that the journal shows. */
const LONGEST = 2_000;

/** Fields that never leave their table. */
const SECRET = /password|secret|hash|token|key|challenge|code/i;

/** Of two states the fields that differ, of one all of them; without secrets, dates as ISO instants, long texts cut. */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } {
  const [was, is] = [before && plain(before), after && plain(after)];
  if (!was || !is) return { before: was, after: is };
  const differ = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const pick = (fields: Record<string, unknown>) =>
    Object.fromEntries(differ.map((name) => [name, fields[name] ?? null]));
  return { before: pick(was), after: pick(is) };
}

function plain(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `${value.byteLength} байт`;
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (text.length > LONGEST) return `${text.slice(0, LONGEST)}…`;
  return typeof value === 'bigint' ? String(value) : (value ?? null);
}

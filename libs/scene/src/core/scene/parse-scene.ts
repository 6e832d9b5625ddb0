import * as v from 'valibot';
import { SceneSchema, type Scene } from './scene.schema.ts';

/** A scene, or everything that is wrong with it: Russian, each with its place in the file. */
export type ParsedScene =
  { ok: true; scene: Scene } | { ok: false; faults: readonly [string, ...string[]] };

/** How many faults are worth reading at once. */
const MOST = 50;

/** Reads a scene of our own format (`JSON.parse` has been done). */
export function parseScene(input: unknown): ParsedScene {
  const parsed = v.safeParse(SceneSchema, input);
  if (parsed.success) {
    const double = repeatedParts(parsed.output);
    return double ? { ok: false, faults: [double] } : { ok: true, scene: parsed.output };
  }
  const [first, ...others] = parsed.issues.slice(0, MOST).map(wordsOf);
  return { ok: false, faults: [first as string, ...others] };
}

/** `blocks[2].x1: нужно число метров`. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).reduce(
    (said, { key }) =>
      typeof key === 'number' ? `${said}[${key}]` : [said, String(key)].filter(Boolean).join('.'),
    '',
  );
  const isMissing = issue.received === 'undefined' && issue.type !== 'check';
  const message = isMissing ? 'поля нет' : issue.message;
  return `${path || 'файл'}: ${message}`;
}

/** Two boxes on the same storeys of one building, of which nobody could say which one a flat stands in. */
function repeatedParts({ blocks }: Scene): string | null {
  for (const [index, one] of blocks.entries()) {
    const other = blocks
      .slice(0, index)
      .find(({ building, part }) => building === one.building && part === one.part);
    if (other) return `blocks[${index}]: корпус ${one.building} уже имеет часть «${one.part}»`;
  }
  return null;
}

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../kernel/letter/check-text.ts';
import { composeLetter } from '../../kernel/letter/compose-letter.ts';
import { exampleLetter, type LetterKind } from '../../kernel/letter/define-letter.ts';
import { head } from '../../kernel/letter/letter.fixture.ts';
import { letterKinds } from './letters.ts';

const SOURCES = resolve(import.meta.dirname, '../..');
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));

const all = [...letterKinds].map(([id, kind]) => [id, kind] as const);

describe.each(all)('%s', (_, kind) => {
  const { channel, values, defaults } = kind;
  const { subject, text, html } = composeLetter(exampleLetter(kind, 'to'), defaults, head);

  test('is written as the staff may write it', () => {
    expect(checkText(kind, defaults)).toEqual([]);
  });

  test('says every value that its sender gives, in both parts', () => {
    const parts = channel === 'mail' ? [text, readable(html)] : [text];
    for (const about of Object.values(values)) {
      const said = `${defaults.subject} ${defaults.text}`.includes(`{{${about.word}}}`);
      expect(said || about.kind === 'ending' || about.word === 'раздел', about.word).toBe(true);
      for (const part of parts) {
        // The plain part has no pictures.
        const unseen = part === text ? ['post', 'picture'] : ['post'];
        for (const one of wordsOf(about.example, unseen)) {
          expect(`${subject} ${part}`).toContain(one);
        }
      }
    }
  });

  test('leaves no place unfilled', () => {
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|\[object/);
    expect(channel === 'mail' ? subject : 'an SMS').not.toBe('');
    expect(kind.why === '').toBe(channel === 'sms');
  });

  test('fits: an SMS into a few parts, a letter into what mail programs show whole', () => {
    expect(html.length).toBeLessThan(100_000);
    expect(text.length).toBeLessThan(channel === 'sms' ? 420 : 3000);
  });
});

/** What a person reads of a page, and where its links lead. */
const readable = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/**
 * Every string of an example.
 * @param unseen keys of what nobody reads there, such as what programs alone do
 */
function wordsOf(example: unknown, unseen: readonly string[]): string[] {
  if (typeof example === 'string') return example === '' ? [] : [example];
  if (Array.isArray(example)) return example.flatMap((one) => wordsOf(one, unseen));
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([key, value]) =>
    unseen.includes(key) ? [] : wordsOf(value, unseen),
  );
}

test('a kind has one name for good, and its name says how it travels', () => {
  const declared = sourcesOf('**/*.letters.ts').flatMap((file) => [
    ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
      /= (define(Letter|Sms)|\w+(Letter|Sms))\(/g,
    ),
  ]);
  expect(declared.length).toBeGreaterThan(40);
  for (const [id, kind] of all) expect(id).toMatch(kind.channel === 'sms' ? /-sms$/ : /-mail$/);
});

test('every declaration is in the registry, under an id of its own', async () => {
  const files = sourcesOf('**/*.letters.ts');
  const kinds: LetterKind[] = [];
  for (const file of files) {
    const declared = (await import(join(SOURCES, file))) as Record<string, LetterKind>;
    kinds.push(...Object.values(declared));
  }
  expect(new Set(kinds)).toEqual(new Set(letterKinds.values()));
  expect(kinds).toHaveLength(letterKinds.size);
});

test('nobody sends anything but a declared kind', () => {
  const bypasses = sourcesOf('**/*.ts').filter((file) => {
    if (/^adapters\/(outbox|mail|sms)\//.test(file)) return false;
    const source = readFileSync(join(SOURCES, file), 'utf8');
    return /kind: '(mail|sms)',|insert\(outbox\)|sendMail\(|deliver(Mail|Sms)\(/.test(source);
  });
  // The composition root chooses how messages travel.
  expect(bypasses).toEqual(['compose/create-services.ts']);
});

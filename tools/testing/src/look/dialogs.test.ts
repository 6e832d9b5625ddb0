import { expect, test } from 'vitest';
import { find, read } from '../repository/files.ts';

/** Components that are a `<dialog>`, with the name that tells it from others. */
const NAMED = /<(?:Modal|SlotDialog|ConfirmDialog|Dialog|Lightbox)\b[\s\S]{0,120}?\sname="(\w+)"/g;

/** A `<dialog>` of its own, by its name or its id. */
const OWN = /<dialog\b[\s\S]{0,200}?\s(?:data-modal|id)="([\w-]+)"/g;

/** Without them, nobody is asked about them: the demo buyer has confirmed both. */
const UNASKED = ['confirmPhone', 'confirmEmail'];

test('the geometry guard opens every dialog of the site and of the account', () => {
  const sources = find('{apps/{site,lk}/app,libs/{shell,auth,forms,blocks}/src}/**/*.tsx')
    .filter((path) => !/\.(?:test|examples|stories)\.tsx$/.test(path))
    .map(read);
  const names = sources.flatMap((source) =>
    [NAMED, OWN].flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name)),
  );
  expect(names.length).toBeGreaterThan(20);
  const opened = ['dialogs', 'own-dialogs']
    .map((list) => read(`apps/site/e2e/support/${list}.ts`))
    .join('');
  const unseen = names.filter(
    (name) => name && !UNASKED.includes(name) && !opened.includes(`name: '${name}'`),
  );
  expect(unseen).toEqual([]);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exists, find, read, rootManifest } from './files.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const validations = v.optional(v.strictObject({ required: v.boolean() }));
const text = { label: v.string(), description: v.optional(v.string()) };
const field = { ...text, placeholder: v.optional(v.string()), value: v.optional(v.string()) };

/** https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const ElementSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('markdown'),
    attributes: v.strictObject({ value: v.string() }),
  }),
  v.strictObject({
    type: v.literal('input'),
    id,
    attributes: v.strictObject(field),
    validations,
  }),
  v.strictObject({
    type: v.literal('textarea'),
    id,
    attributes: v.strictObject({ ...field, render: v.optional(v.string()) }),
    validations,
  }),
  v.strictObject({
    type: v.literal('dropdown'),
    id,
    attributes: v.strictObject({
      ...text,
      multiple: v.optional(v.boolean()),
      options: v.pipe(v.array(v.string()), v.minLength(2)),
    }),
    validations,
  }),
]);

const FormSchema = v.strictObject({
  name: v.string(),
  description: v.string(),
  labels: v.optional(v.array(v.string())),
  body: v.pipe(v.array(ElementSchema), v.minLength(1)),
});

const forms = find('.github/ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('config.yml'));

test.each(forms)('%s is a form as GitHub documents it', (path) => {
  const { body } = v.parse(FormSchema, parse(read(path)));
  const ids = body.flatMap((one) => ('id' in one ? [one.id] : []));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([...forms, '.github/pull_request_template.md'])('what %s names is there', (path) => {
  const words = read(path);
  for (const [file] of words.matchAll(/\b[A-Z]+\.md\b/g)) expect(exists(file)).toBe(true);
  for (const [, folder = ''] of words.matchAll(/`(docs\/[\w/]*)`/g))
    expect(exists(folder)).toBe(true);
  for (const [, script = ''] of words.matchAll(/`npm (?:run )?([\w:]+)`/g)) {
    expect(Object.keys(rootManifest.scripts ?? {})).toContain(script);
  }
});

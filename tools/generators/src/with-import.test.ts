import { expect, test } from 'vitest';
import { withImport } from './with-import.ts';

const CODE = `import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import {
  alias,
  text,
} from '../core/schemas.ts';
`;

test.each([
  ['what is there', 'text', '../core/schemas.ts', CODE],
  ['a module that is there', '* as v', 'valibot', CODE],
  [
    'another name of a module, among the sorted ones',
    'guid',
    '../core/schemas.ts',
    CODE.replace('{\n  alias,\n  text,\n}', '{ alias, guid, text }'),
  ],
  [
    'a name of another module, below those of its folder',
    'UploadSchema',
    '../core/upload.ts',
    `${CODE.trimEnd()}\nimport { UploadSchema } from '../core/upload.ts';\n`,
  ],
  ['a whole module, first', '* as ts', 'typescript', `import * as ts from 'typescript';\n${CODE}`],
])('adds %s', (_, name, from, expected) => {
  expect(withImport(CODE, name, from)).toBe(expected);
});

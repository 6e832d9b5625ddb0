import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { boundaries } from '../../../eslint.boundaries.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));

function lint(file: string, specifier: string): string[] {
  const parser = { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } };
  const linter = new Linter({ cwd, configType: 'flat' });
  const code = `import { anything } from '${specifier}';\nanything();\n`;
  return linter
    .verify(code, [parser as Linter.Config, ...boundaries], { filename: `${cwd}/${file}` })
    .map((message) => message.message);
}

test.each([
  ['libs/ui-kit/src/components/button/Button.tsx', '@m30/forms', 'Take what you need as a prop'],
  ['libs/ui-kit/src/components/button/Button.tsx', '@m30/api/client', 'are neighbours'],
  ['libs/forms/src/core/slots.ts', 'react', 'logic without React'],
  ['libs/forms/src/fields/phone/PhoneField.tsx', '@m30/map', 'are neighbours'],
  ['libs/map/src/core/bounds.ts', '../../../forms/src/index.ts', 'are neighbours'],
  ['libs/blocks/src/core/Blocks.tsx', '@m30/auth', 'are neighbours'],
  ['libs/auth/src/react/LoginModal.tsx', '@m30/shell/modal', 'Take what you need as a prop'],
  ['libs/shell/src/modal/ModalHost.tsx', '@m30/site', 'Nothing imports an app'],
  ['libs/forms/src/core/client.ts', '@m30/backend', 'through @m30/api/client only'],
  ['apps/site/app/root.tsx', '../../lk/app/../../apps/lk/app/root.tsx', 'Nothing imports an app'],
  ['apps/site/app/root.tsx', '@m30/ui-kit/src/components/button', 'private to its package'],
])('%s may not import %s, and the message says what to do', (file, specifier, advice) => {
  expect(lint(file, specifier)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  ['libs/forms/src/fields/phone/PhoneField.tsx', '@m30/ui-kit/text-field'],
  ['libs/auth/src/screens/auth/LoginScreen.tsx', '@m30/forms/phone'],
  ['libs/shell/src/modal/ModalHost.tsx', '@m30/auth'],
  ['apps/site/app/root.tsx', '@m30/shell/modal'],
  ['tools/backend/src/core/implement.ts', '@m30/api'],
])('%s may import %s', (file, specifier) => {
  expect(lint(file, specifier)).toEqual([]);
});

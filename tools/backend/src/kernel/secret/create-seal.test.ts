import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal, isSealed } from './create-seal.ts';

const seal = createSeal(['of the database', 'of the operator']);

test('whatever is sealed opens again, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, about) => {
      const sealed = seal.seal(text, about);
      expect(isSealed(sealed)).toBe(true);
      expect(seal.open(sealed, about)).toBe(Buffer.from(text).toString('utf8'));
      expect(seal.seal(text, about)).not.toBe(sealed);
    }),
  );
});

const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'totp 1');

test.each([
  ['for somebody else', seal, sealed, 'totp 2'],
  ['without the key of the operator', createSeal(['of the database']), sealed, 'totp 1'],
  [
    'with a byte changed',
    seal,
    sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    'totp 1',
  ],
  ['cut short', seal, sealed.slice(0, 20), 'totp 1'],
  ['that was never sealed', seal, 'JBSWY3DPEHPK3PXP', 'totp 1'],
])('a seal %s does not open', (_what, by, text, about) => {
  expect(by.open(text, about)).toBeNull();
});

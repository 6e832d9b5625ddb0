import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './second-factor.methods.ts';
import { exampleMe } from './session.examples.ts';

const CODES = ['ab2defg3hi', 'qw4ertyu5o'];
const PASSWORD = 'korabl-na-neve';

/** Calls of each method; tests and stories use them. */
export const secondFactorExamples: ExamplesOf<typeof methods> = {
  'SecondFactor.Get': [
    {
      name: 'an authenticator and a passkey',
      input: {},
      result: {
        totp: true,
        passkeys: [
          {
            id: 'a2V5',
            name: 'Ноутбук',
            created_at: '2026-11-20T06:02:00.000Z',
            used_at: null,
          },
        ],
        recovery: 9,
      },
    },
  ],
  'SecondFactor.StartTotp': [
    {
      name: 'a secret',
      input: {},
      result: {
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/%D0%A1%D1%82%D1%83%D0%B4%D0%B8%D1%8F:a@b.example?secret=GEZDGNBVGY3TQOJQ',
        qr: { path: 'M0 0h1v1H0z', side: 25 },
      },
    },
  ],
  'SecondFactor.ConfirmTotp': [
    {
      name: 'the first code',
      input: { code: '123456' },
      result: { me: exampleMe, recovery_codes: CODES },
    },
  ],
  'SecondFactor.StartPasskey': [
    { name: 'options', input: {}, result: { options: { challenge: 'c2lnbi1tZQ' } } },
  ],
  'SecondFactor.ConfirmPasskey': [
    {
      name: 'a further key',
      input: { response: { id: 'a2V5' }, name: 'Ноутбук' },
      result: { me: exampleMe, recovery_codes: null },
    },
  ],
  'SecondFactor.DeletePasskey': [
    { name: 'a key that is lost', input: { id: 'a2V5', password: PASSWORD }, result: {} },
  ],
  'SecondFactor.NewRecoveryCodes': [
    { name: 'new codes', input: { password: PASSWORD }, result: { recovery_codes: CODES } },
  ],
  'Password.Change': [
    {
      name: 'another password',
      input: { password: PASSWORD, new_password: 'severnyj-veter-30' },
      result: {},
    },
  ],
};

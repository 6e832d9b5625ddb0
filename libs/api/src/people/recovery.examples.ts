import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './recovery.methods.ts';

export const recoveryExamples: ExamplesOf<typeof methods> = {
  'User.ChangeCheckSMSPhone': [
    {
      name: 'send a code',
      input: { phone: '+7 (921) 304-17-62', token: 'solved' },
      result: {},
    },
  ],
  'User.ChangeCheckEmail': [
    {
      name: 'send a code to the e-mail of the form',
      input: { phone: '+7 (921) 304-17-62', email: 'marina@example.ru', token: 'solved' },
      result: { email: 'marina@example.ru', blur_email: 'm•••••@example.ru' },
    },
  ],
  'User.ChangePassword': [
    {
      name: 'the right code',
      input: { phone: '+7 (921) 304-17-62', code: '417062' },
      result: {},
    },
  ],
  'User.NewPassword': [
    {
      name: 'two equal passwords',
      input: {
        password: 'granit-2026',
        rpassword: 'granit-2026',
        phone: '+7 (921) 304-17-62',
        code: '417062',
      },
      result: {
        user: {
          id: 2,
          guid: '6f1d7c3a-52be-4d0e-9a41-c7be41a60382',
          name_full: 'Орлова Вера Павловна',
        },
      },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './registration.methods.ts';

export const registrationExamples: ExamplesOf<typeof methods> = {
  'User.CheckSMSPhone': [
    {
      name: 'send a code',
      input: {
        last_name: 'Савельева',
        name: 'Марина',
        second_name: 'Андреевна',
        phone: '+7 (921) 304-17-62',
        email: 'marina@example.ru',
        token: 'solved',
      },
      result: {},
    },
    {
      name: 'check the code',
      input: {
        last_name: 'Савельева',
        name: 'Марина',
        second_name: 'Андреевна',
        phone: '+7 (921) 304-17-62',
        email: 'marina@example.ru',
        code: '417 062',
      },
      result: {},
    },
  ],
  'User.RegisterCodeEmail': [
    {
      name: 'send a code',
      input: {
        last_name: 'Савельева',
        name: 'Марина',
        second_name: 'Андреевна',
        phone: '+7 (921) 304-17-62',
        email: 'marina@example.ru',
        token: 'solved',
      },
      result: { email: 'marina@example.ru' },
    },
    {
      name: 'register by the code',
      input: {
        last_name: 'Савельева',
        name: 'Марина',
        second_name: 'Андреевна',
        phone: '+7 (921) 304-17-62',
        email: 'marina@example.ru',
        code: '417 062',
      },
      result: { email: 'marina@example.ru' },
    },
  ],
  'User.Registration': [
    {
      name: 'after a confirmed code',
      input: {
        last_name: 'Савельева',
        name: 'Марина',
        second_name: 'Андреевна',
        phone: '+7 (921) 304-17-62',
        email: 'marina@example.ru',
        code: '417062',
        soglasie: 1,
        soglasie_actii: 0,
      },
      result: {},
    },
  ],
};

import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './letter.methods.ts';

const id = 'recovery-code-mail';
const revision = 'q8Jx0aP3mT7uVb2LrY5kWc';

const body = {
  subject: 'Новый пароль на {{сайт}}',
  text: 'Код для нового пароля: {{код}}\n\nНикому его не сообщайте.',
};

const row = {
  ...{ id, channel: 'mail' as const, group: 'Вход и безопасность', own: false },
  title: 'Код для нового пароля',
  when: 'На почту кабинета, когда просят новый пароль',
};

const sms = {
  ...{ id: 'hold-ending-sms', channel: 'sms' as const, group: 'Брони и договоры', own: true },
  title: 'Бронь скоро закончится',
  when: 'Покупателю за несколько часов до конца брони',
};

const letter = {
  ...{ ...row, body, revision },
  why: 'Эту почту указали на сайте, чтобы задать новый пароль.',
  places: [
    { word: 'код', title: 'Код из шести цифр', example: '417062', must: true },
    { word: 'сайт', title: 'Адрес сайта', example: 'meridian30.example', must: false },
  ],
};

/** Calls of each method; tests and stories use them. */
export const letterExamples: ExamplesOf<typeof methods> = {
  'Letters.List': [{ name: 'two of them', input: {}, result: { letters: [row, sms] } }],
  'Letters.Get': [{ name: 'one of them', input: { id }, result: { letter } }],
  'Letters.Save': [
    {
      name: 'other words',
      input: { id, revision, body },
      result: { letter: { ...letter, own: true } },
    },
  ],
  'Letters.Reset': [{ name: 'one of them', input: { id, revision }, result: { letter } }],
  'Letters.Preview': [
    {
      name: 'a letter',
      input: { id, body },
      result: {
        subject: 'Новый пароль на meridian30.example',
        text: 'Код для нового пароля: 417062\n\nНикому его не сообщайте.',
        html: '<!doctype html><html lang="ru"><title>Новый пароль</title><p>417062</p></html>',
        ...{ segments: null, mistakes: [] },
      },
    },
  ],
  'Letters.Test': [
    { name: 'a letter', input: { id, body }, result: { mailbox: 'editor@meridian30.example' } },
  ],
};

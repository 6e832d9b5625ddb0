import { expect, it } from 'vitest';
import { issuesInWords } from './issue-words.ts';

it.each([
  [{ path: 'users.0.address', message: 'Заполните поле' }, 'Заполните поле «Адрес регистрации»'],
  [{ path: 'users.0.snils', message: 'СНИЛС — 11 цифр' }, 'СНИЛС — 11 цифр'],
  [{ path: 'users', message: 'Сумма долей не равна целому' }, 'Сумма долей не равна целому'],
])('%j reads «%s»', (issue, message) => {
  expect(issuesInWords([issue], false)).toMatchObject([{ message }]);
});

it('of several people says whose, and leads to the field', () => {
  const issue = { path: 'users.1.share.part', message: 'Не меньше 1' };
  expect(issuesInWords([issue], true)).toEqual([
    { field: 'order-users-1-share', message: 'Участник 2: Не меньше 1' },
  ]);
});

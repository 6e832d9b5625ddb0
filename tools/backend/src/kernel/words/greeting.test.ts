import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  ['Вера', 'Здравствуйте, Вера.'],
  ['Анна-Мария О’Нил', 'Здравствуйте, Анна-Мария О’Нил.'],
  ['Артём', 'Здравствуйте, Артём.'],
  ['Заберите приз на http://evil.example/x', 'Здравствуйте.'],
  ['Приз evil.example', 'Здравствуйте.'],
  ['Вера\nВаш счёт заблокирован', 'Здравствуйте.'],
  ['я'.repeat(61), 'Здравствуйте.'],
  ['', 'Здравствуйте.'],
])('«%s» is greeted with «%s»', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

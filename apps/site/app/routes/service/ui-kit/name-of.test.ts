import { expect, it } from 'vitest';
import { idOf, nameOf } from './name-of.ts';

it.each([
  ['Компоненты/Button', 'Button', 'Button'],
  ['Основы/Тексты интерфейса', 'Тексты интерфейса', 'Тексты-интерфейса'],
  ['Button', 'Button', 'Button'],
])('«%s» is called «%s» and stands at #%s', (title, name, id) => {
  expect(nameOf(title)).toBe(name);
  expect(idOf(title)).toBe(id);
});

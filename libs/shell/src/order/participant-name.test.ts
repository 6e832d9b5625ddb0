import { describe, expect, it } from 'vitest';
import { participantName } from './participant-name.ts';

describe('a participant is named', () => {
  it.each([
    ['Савельева', 'Марина', 'Андреевна', 'Савельева М. А.'],
    ['Савельев', 'олег', 'игоревич', 'Савельев О. И.'],
    ['Мамин-Сибиряк', 'Дмитрий', 'Наркисович', 'Мамин-Сибиряк Д. Н.'],
    ['Ли', 'Анна', 'нет отчества', 'Ли А.'],
    ['Ли', 'Анна', 'Нет отчества ', 'Ли А.'],
    ['Ли', 'Анна', '', 'Ли А.'],
    [' Ли ', '', '', 'Ли'],
    ['', 'Анна', '', 'А.'],
  ])('«%s %s %s» as «%s»', (last_name, name, second_name, shown) => {
    expect(participantName({ last_name, name, second_name })).toBe(shown.replaceAll(' ', '\u00A0'));
  });
});

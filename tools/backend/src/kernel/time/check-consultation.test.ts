import { describe, expect, test } from 'vitest';
import { checkConsultation } from './check-consultation.ts';

/** Wednesday, 12:00 in Moscow. */
const now = new Date('2026-11-18T09:00:00Z');

describe('a consultation', () => {
  test.each([
    ['tomorrow morning', '19.11.2026', '09:00'],
    ['the last slot of a weekday', '19.11.2026', '19:30'],
    ['the last slot of a Saturday', '21.11.2026', '17:30'],
    ['later today', '18.11.2026', '12:30'],
    ['a month ahead', '18.12.2026', '10:00'],
  ])('%s is possible', (_, date, time) => {
    expect(() => checkConsultation({ date, time }, now)).not.toThrow();
  });

  test.each([
    ['a day that is not in the calendar', '31.11.2026', '12:00', 'Такой даты нет'],
    ['yesterday', '17.11.2026', '12:00', 'Эта дата уже прошла'],
    ['more than a month ahead', '19.12.2026', '12:00', 'Записаться можно на месяц вперёд'],
    ['this very minute', '18.11.2026', '12:00', 'Это время уже прошло'],
    ['after the last slot', '19.11.2026', '20:00', /с 9:00 до 20:00/],
    ['a Saturday evening', '21.11.2026', '18:00', /с 10:00 до 18:00/],
    ['a minute that no clock shows', '19.11.2026', '12:60', /каждые полчаса/],
    ['between two slots', '19.11.2026', '12:15', /каждые полчаса/],
    ['a date without a time', '19.11.2026', undefined, 'Выберите время'],
    ['a time without a date', undefined, '12:00', 'Выберите дату'],
  ])('%s is refused', (_, date, time, message) => {
    expect(() => checkConsultation({ date, time }, now)).toThrow(message);
  });

  test('without date and time is a call back', () => {
    expect(() => checkConsultation({}, now)).not.toThrow();
  });

  test('is counted by the Moscow day, whatever the server says', () => {
    const lateEvening = new Date('2026-11-18T21:30:00Z');
    expect(() => checkConsultation({ date: '18.11.2026', time: '19:00' }, lateEvening)).toThrow(
      'Эта дата уже прошла',
    );
  });
});

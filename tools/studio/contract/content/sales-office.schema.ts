import * as v from 'valibot';
import { requiredText, text } from '../core/schemas.ts';
import { lines, place } from './entry-fields.ts';

const degrees = (most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(-most, message), v.maxValue(most, message));

/** Everything of a sales office that the staff write. */
export const SalesOfficeBodySchema = v.strictObject({
  title: requiredText(120, 'Введите название'),
  address: requiredText(200, 'Введите адрес'),
  /** Degrees. */
  lat: degrees(90, 'Широта числом: 59,9206'),
  lon: degrees(180, 'Долгота числом: 30,3556'),
  /** As visitors read it: `+7 812 000-00-00`. */
  phone: v.pipe(
    text(30),
    v.regex(/^\+7[\s\d()-]{10,20}$/, 'Введите телефон полностью: +7 812 000-00-00'),
  ),
  /** Opening hours, a line each. */
  working: lines(10, 'Напишите часы работы'),
  /** How to get there, what is there; a line each. */
  notification: lines(10, 'Напишите, как пройти'),
  /** Picture of the library; empty is none. */
  picture: text(120),
  position: place,
});

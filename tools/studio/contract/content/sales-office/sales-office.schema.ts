import * as v from 'valibot';
import { requiredText, text } from '../../core/schemas.ts';
import { lines, place, shownPhone } from '../entry-fields.ts';

const degrees = (most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(-most, message), v.maxValue(most, message));

/** Everything of a sales office that the staff write. */
export const SalesOfficeBodySchema = v.strictObject({
  title: requiredText(120, 'Введите название'),
  address: requiredText(200, 'Введите адрес'),
  /** Degrees. */
  lat: degrees(90, 'Широта числом: 59,9206'),
  lon: degrees(180, 'Долгота числом: 30,3556'),
  phone: shownPhone,
  /** Opening hours, a line each. */
  working: lines(10, 'Напишите часы работы'),
  /** How to get there, what is there; a line each. */
  notification: lines(10, 'Напишите, как пройти'),
  /** Picture of the library; empty is none. */
  picture: text(120),
  position: place,
});

import * as v from 'valibot';
import { day, requiredText, text } from '../core/schemas.ts';
import { place, siteLink } from './entry-fields.ts';

/** Everything of an offer that the staff write. */
export const PromoBodySchema = v.strictObject({
  /** «− 5 %», «12 млн ₽». */
  figure: requiredText(30, 'Введите число или слово, которое увидят первым'),
  title: requiredText(200, 'Введите заголовок'),
  text: requiredText(1000, 'Напишите, в чём акция'),
  /** First and last day in Moscow; `null` is without an end. */
  from: day,
  until: v.nullable(day),
  link: siteLink,
  /** Everything that the law wants said. */
  conditions: requiredText(4000, 'Напишите условия полностью'),
  /** Picture of the library; empty is none. */
  picture: text(120),
  position: place,
  /** Withheld from everybody. */
  draft: v.boolean(),
});

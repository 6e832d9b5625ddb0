import * as v from 'valibot';
import { text } from '../core/schemas.ts';

/** A page of the site with its query: `/katalog?complex=kanal`. */
export const siteLink = v.pipe(
  text(400),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'Ссылка на страницу сайта: начинается с /'),
);

/** A telephone as visitors read it: `+7 812 000-00-00`. */
export const shownPhone = v.pipe(
  text(30),
  v.regex(/^\+7[\s\d()-]{10,20}$/, 'Введите телефон полностью: +7 812 000-00-00'),
);

/**
 * A whole number.
 * @param least of what is allowed, like `most`
 */
export const whole = (least: number, most: number, message: string) =>
  v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

/** Place in a list of the site; of two at one place the name decides. */
export const place = whole(0, 999, 'Место в списке: число от 0 до 999');

/** Lines of a list, each of which says something. @param most lines */
export const lines = (most: number, message: string) =>
  v.pipe(
    v.array(text(300)),
    v.transform((all) => all.filter((line) => line !== '')),
    v.minLength(1, message),
    v.maxLength(most, `Не больше ${most} строк`),
  );

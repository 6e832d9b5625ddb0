import * as v from 'valibot';
import { contrast, parseHex, type Rgb } from '@m30/ui-kit/colour';
import { requiredText, text } from '../core/schemas.ts';
import { whole } from './entry-fields.ts';

/** Contrast that white words need on a colour (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const WHITE: Rgb = [255, 255, 255];

/** `#rrggbb` that white words are read on; empty is the brand's own. */
const ground = v.pipe(
  text(7),
  v.check((value) => value === '' || parseHex(value) !== null, 'Цвет в записи #0d222e'),
  v.check((value) => {
    const rgb = parseHex(value);
    return rgb === null || contrast(rgb, WHITE) >= READABLE;
  }, 'Белые слова на этом цвете не прочесть: возьмите темнее'),
);

/** Everything of a call popup that the staff write. */
export const PopupBodySchema = v.strictObject({
  title: requiredText(120, 'Введите заголовок'),
  /** A second line; empty is none. */
  text: text(300),
  /** `/katalog` is that page, `/obekty/*` a page and all below it, `*` every page. */
  path: v.pipe(
    text(200),
    v.regex(
      /^(\*|\/|(\/[a-z0-9_-]+)+(\/\*)?)$/,
      'Страница /katalog, раздел /obekty/* или * для всех страниц',
    ),
  ),
  /** Seconds until it shows itself; `null` is a minute. */
  timer: v.nullable(whole(5, 3600, 'От 5 секунд до часа')),
  /** Seconds until it comes once more after it was closed; `null` is never. */
  repeat: v.nullable(whole(30, 86_400, 'От 30 секунд до суток')),
  colour: ground,
  button_colour: ground,
  /** It does not show itself. */
  draft: v.boolean(),
});

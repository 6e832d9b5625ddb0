import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { parseSvg } from '../../core/svg/parse-svg.ts';
import { titled } from '../../core/titled.ts';

/** A drawing from its markup; only shapes and words of it are kept. */
export const SvgSchema = titled(
  v.object({
    svg: titled(
      v.pipe(
        v.string(),
        v.maxLength(200_000),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const drawing = parseSvg(dataset.value);
          if (drawing) return drawing;
          addIssue({ message: 'has no <svg> with a viewBox and shapes in it' });
          return NEVER;
        }),
      ),
      'Разметка SVG',
      'SVG markup',
    ),
    /** What is drawn, spoken; without it the drawing decorates. */
    title: titled(v.optional(LineSchema), 'Что нарисовано', 'What is drawn'),
    caption: titled(v.optional(TextLineSchema), 'Подпись', 'Label'),
    /** Greatest width in CSS pixels; without it, the page's. */
    size: titled(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(2_000))),
      'Ширина, пикселей',
      'Width, pixels',
    ),
  }),
  'Чертёж SVG',
  'SVG drawing',
);

export type SvgInput = v.InferInput<typeof SvgSchema>;
export type SvgProps = v.InferOutput<typeof SvgSchema>;

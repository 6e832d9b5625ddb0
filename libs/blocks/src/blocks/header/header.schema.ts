import * as v from 'valibot';

const colours = ['ink', 'muted', 'water', 'signal'] as const;

/** A heading between the parts of a page; the page itself has the h1. */
export const HeaderSchema = v.object({
  tag: v.picklist(['h2', 'h3']),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
  /** Role of the palette; what the palette does not have is drawn as ink. */
  color: v.optional(
    v.pipe(
      v.string(),
      v.transform((color) => colours.find((known) => known === color) ?? 'ink'),
    ),
    'ink',
  ),
});

export type HeaderInput = v.InferInput<typeof HeaderSchema>;
export type HeaderProps = v.InferOutput<typeof HeaderSchema>;

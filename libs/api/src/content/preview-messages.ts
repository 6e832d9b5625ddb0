import * as v from 'valibot';

/** Number of a page as it was told; grows with each, so that an answer names what it answers. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The signed value of `?preview=`, which both sides know from the address of the frame. */
const preview = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Places in the page's list of blocks, from 0. */
const places = v.pipe(v.array(count), v.maxLength(100));

/** What an editor tells the frame with the signed preview of a page: the page as it is written at this moment, before any save. */
export const ToldPageSchema = v.strictObject({
  kind: v.literal('preview.page'),
  preview,
  count,
  title: v.pipe(v.string(), v.maxLength(200)),
  compose: v.nullable(v.picklist(['editorial', 'guide', 'landing'])),
  blocks: v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(100)),
});

/** What the frame answers: that it listens, and how what it was told is shown. */
export const FrameAnswerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('preview.ready'), preview }),
  v.strictObject({
    kind: v.literal('preview.shown'),
    preview,
    count,
    /** Blocks with a mistake: their last good picture stays. */
    wrong: places,
    /** Blocks that show what the server alone can find: they follow with the next save. */
    waiting: places,
  }),
]);

export type ToldPage = v.InferOutput<typeof ToldPageSchema>;
export type FrameAnswer = v.InferOutput<typeof FrameAnswerSchema>;

/** What came between two windows: who reads it must not believe it. */
interface Arrived {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Whom a window listens to in a preview. */
interface Listening {
  origin: string;
  source: unknown;
  preview: string;
}

/** A message of the one window that is listened to, of the same origin and about the same signed preview; `null` for any other. */
export function heard<Message extends { preview: string }>(
  schema: v.GenericSchema<unknown, Message>,
  event: Arrived,
  { origin, source, preview: own }: Listening,
): Message | null {
  if (event.origin !== origin || event.source !== source) return null;
  const read = v.safeParse(schema, event.data);
  return read.success && read.output.preview === own ? read.output : null;
}

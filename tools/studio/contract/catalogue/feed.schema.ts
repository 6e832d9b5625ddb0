import * as v from 'valibot';

/** Where flats are offered besides the own site. */
export const FEED_CHANNELS = {
  yandex: 'Яндекс Недвижимость',
  cian: 'Циан',
  avito: 'Авито',
  domclick: 'ДомКлик',
} as const;

export type FeedChannel = keyof typeof FEED_CHANNELS;

/** What a house is built of, as channels ask. */
export const WALLS = {
  brick: 'кирпичный',
  monolith: 'монолитный',
  'monolith-brick': 'монолитно-кирпичный',
  panel: 'панельный',
  block: 'блочный',
} as const;

export type Walls = keyof typeof WALLS;

export const FeedChannelSchema = v.picklist(
  Object.keys(FEED_CHANNELS) as [FeedChannel, ...FeedChannel[]],
  'Выберите площадку',
);

export const WallsSchema = v.picklist(
  Object.keys(WALLS) as [Walls, ...Walls[]],
  'Выберите тип дома',
);

/** `yandex-kanal`, part of an address. */
export const feedName = v.pipe(
  v.string('Напишите имя файла'),
  v.trim(),
  v.regex(/^[a-z0-9](-?[a-z0-9]){0,39}$/, 'Латинские буквы, цифры и дефисы, до 40 знаков'),
);

/**
 * `ready`: its file is of the present lots; `making`; `waiting`: not made yet; `interrupted`: a process ended in the middle; `failed`; `off`.
 * While a file was ever made, it is served in all of them but the last.
 */
export const FeedStateSchema = v.picklist([
  'ready',
  'making',
  'waiting',
  'interrupted',
  'failed',
  'off',
]);

export const FeedRowSchema = v.object({
  name: v.string(),
  title: v.string(),
  channel: FeedChannelSchema,
  /** Whole, to be given to the channel. */
  address: v.string(),
  /** Query of the catalogue with the same filter; empty is all flats. */
  filter: v.string(),
  enabled: v.boolean(),
  state: FeedStateSchema,
  /** When its file was made last, ISO. */
  made_at: v.nullable(v.string()),
  /** Lots in the file. */
  lots: v.number(),
  /** Lots that the channel would refuse, left out. */
  refused: v.number(),
  bytes: v.number(),
});

export const FeedDetailsSchema = v.object({
  ...FeedRowSchema.entries,
  reasons: v.array(
    v.object({
      reason: v.string(),
      count: v.number(),
      /** The first of them. */
      lots: v.array(v.object({ id: v.string(), url: v.string() })),
    }),
  ),
});

/** What channels ask of a complex; a number that is not known is empty. */
export const FeedComplexSchema = v.object({
  id: v.string(),
  name: v.string(),
  walls: v.nullable(WallsSchema),
  cian: v.string(),
  avito: v.string(),
  domclick: v.string(),
});

import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

/** Call popups: the one whose path pattern says most about a page shows itself there. */
export const popups = pgTable('popups', {
  alias: text('alias').primaryKey(),
  /** `/katalog`, `/obekty/*` for a page and all below it, or `*` for every page. */
  path: text('path').notNull(),
  headline: text('headline').notNull(),
  headline2: text('headline2'),
  /** Seconds until it shows itself; empty is the specification's 60. */
  timer: integer('timer'),
  /** Seconds until it comes once more after it was closed; empty is never. */
  timerRepeat: integer('timer_repeat'),
  /** `#rrggbb` of the sheet and of its button; empty is the brand's own. */
  color: text('color'),
  color2: text('color2'),
  enabled: boolean('enabled').notNull().default(true),
});

/** Videos of the guide and the sections that hold them. */
export const guideVideos = pgTable('guide_videos', {
  id: text('id').primaryKey(),
  /** Section that holds it; empty in the main list. */
  parentId: text('parent_id').references((): AnyPgColumn => guideVideos.id, {
    onDelete: 'cascade',
  }),
  position: smallint('position').notNull(),
  type: text('type').$type<'section' | 'video'>().notNull(),
  /** Short Latin name for analytics. */
  name: text('name').notNull(),
  title: text('title').notNull(),
  /** Address of the film; empty for a section. */
  video: text('video'),
  /** Picture that stands until it plays. */
  poster: text('poster'),
  /** Pages whose guide offers it, as in `popups.path`; read in the main list only. */
  paths: jsonb('paths').$type<string[]>().notNull(),
});

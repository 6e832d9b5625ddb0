import { asc } from 'drizzle-orm';
import type { InputOf, ResultOf } from '@m30/api/client';
import { covers, pagePath } from '../../../kernel/http/path-pattern.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { guideVideos } from './widgets.table.ts';

type VideoList = ResultOf<'AI.GetVideos'>;
type Row = typeof guideVideos.$inferSelect;

/** Title of the guide. */
const TITLE = 'Видеогид';

/**
 * The main list of a page's video guide, or what one of its sections holds.
 * @throws Refused 404 for an unknown section
 */
export async function findVideos(
  db: Database,
  { path, section_id, type }: InputOf<'AI.GetVideos'>,
): Promise<VideoList> {
  const rows = await db
    .select()
    .from(guideVideos)
    .orderBy(asc(guideVideos.position), asc(guideVideos.id));
  if (section_id === undefined || type === 'main') {
    const page = pagePath(path);
    const main = rows.filter(
      ({ parentId, paths }) => parentId === null && paths.some((pattern) => covers(pattern, page)),
    );
    return toList(main, rows, null);
  }
  const section = rows.find((row) => row.id === section_id && row.type === 'section');
  if (!section) throw refuse(404, 'Такого раздела нет');
  return toList(childrenOf(section, rows), rows, section);
}

function toList(entries: readonly Row[], rows: readonly Row[], section: Row | null): VideoList {
  const shown = entries.filter((row) => row.video !== null || childrenOf(row, rows).length > 0);
  const [only] = shown.length === 1 ? shown : [];
  return {
    videos: shown.map((row) => toEntry(row, rows, row === only)),
    parent_id: section?.parentId ?? null,
    title: section?.title ?? TITLE,
    default_title: TITLE,
    video_play: only?.type === 'video' ? only.video : null,
  };
}

function toEntry(row: Row, rows: readonly Row[], alone: boolean): VideoList['videos'][number] {
  const { id, type, name, title, poster } = row;
  const held = childrenOf(row, rows);
  const [film] = held.length === 1 && held[0]?.type === 'video' ? held : [];
  return {
    ...{ id, type, name, title },
    video: type === 'video' ? row.video : (film?.video ?? null),
    poster: poster ?? posterBelow(row, rows),
    one_video: type === 'video' ? alone : film !== undefined,
  };
}

/** A section that has no picture of its own is shown by that of its first film; sections in a ring have none. */
function posterBelow(row: Row, rows: readonly Row[], above: readonly Row[] = []): string | null {
  if (above.includes(row)) return null;
  for (const held of childrenOf(row, rows)) {
    const poster = held.poster ?? posterBelow(held, rows, [...above, row]);
    if (poster !== null) return poster;
  }
  return null;
}

function childrenOf({ id, type }: Row, rows: readonly Row[]): Row[] {
  return type === 'section' ? rows.filter(({ parentId }) => parentId === id) : [];
}

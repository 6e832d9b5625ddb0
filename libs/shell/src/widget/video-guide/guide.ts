import type { ResultOf } from '@m30/api/client';

/** One list of the guide, as the server gives it. */
export type VideoList = ResultOf<'AI.GetVideos'>;
type Entry = VideoList['videos'][number];

/** A film to play. */
interface Film {
  title: string;
  src: string;
}

/** What the guide's window shows. */
export interface Guide {
  list: VideoList;
  /** Section that the list belongs to; `null` is the main list. */
  section: string | null;
  /** The film in place of the list, if one plays. */
  film: Film | null;
  /** The list holds nothing but this film: Back leaves the list with it. */
  alone: boolean;
}

/** Where a press leads: to another view at once, or to a list that has to be asked for. */
export type Way = { to: 'view'; guide: Guide } | { to: 'list'; section: string | null };

/** Opens a list; one that is flagged as a single video plays at once (specification, §4). */
export function openList(list: VideoList, section: string | null): Guide {
  const only = list.videos.find(({ video }) => video === list.video_play) ?? list.videos[0];
  const film = list.video_play ? { title: only?.title ?? list.title, src: list.video_play } : null;
  return { list, section, film, alone: film !== null };
}

/** A film plays, a section with one film plays it, any other section is opened. */
export function choose(guide: Guide, entry: Entry): Way {
  const { id, type, title, video, one_video } = entry;
  if (video !== null && (type === 'video' || one_video)) {
    return { to: 'view', guide: { ...guide, film: { title, src: video }, alone: false } };
  }
  return { to: 'list', section: id };
}

/** The arrow: from a film to its list, from a list to its parent, or the main list; `null` at the top. */
export function back(guide: Guide): Way | null {
  if (guide.film && !guide.alone) return { to: 'view', guide: { ...guide, film: null } };
  if (guide.section === null) return null;
  return { to: 'list', section: guide.list.parent_id };
}

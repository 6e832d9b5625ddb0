import { useEffect, useState } from 'react';
import type { InputOf } from '@m30/api/client';
import { openList, type Guide, type VideoList, type Way } from './guide.ts';

/** Asks the server for one list of the guide. */
export type GetVideos = (input: InputOf<'AI.GetVideos'>) => Promise<VideoList>;

/** The guide of a page at work. */
export interface GuideAtWork {
  /** What the window shows; `null` until the main list has come, and where it is empty. */
  guide: Guide | null;
  /** The main list, for a window that opens anew. */
  restart(): void;
  go(way: Way): void;
}

/**
 * Loads the guide of a page and walks through it. A list that cannot be had changes nothing for the
 * visitor and is reported (specification, §8).
 */
export function useGuide(path: string, getVideos: GetVideos): GuideAtWork {
  const [main, setMain] = useState<{ path: string; guide: Guide } | null>(null);
  const [view, setView] = useState<Guide | null>(null);

  useEffect(() => {
    let left = false;
    getVideos({ path, type: 'main' }).then((list) => {
      if (left) return;
      const guide = list.videos.length > 0 ? openList(list, null) : null;
      setMain(guide && { path, guide });
      setView(guide);
    }, reportError);
    return () => {
      left = true;
    };
  }, [path, getVideos]);

  async function ask(section: string | null) {
    try {
      const input = section === null ? { type: 'main' as const } : { section_id: section };
      setView(openList(await getVideos({ path, ...input }), section));
    } catch (error) {
      reportError(error);
    }
  }

  return {
    // A guide of the page before is not this page's.
    guide: main?.path === path ? view : null,
    restart: () => setView(main?.guide ?? null),
    go: (way) => void (way.to === 'view' ? setView(way.guide) : ask(way.section)),
  };
}

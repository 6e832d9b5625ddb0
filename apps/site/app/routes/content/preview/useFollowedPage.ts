import { startTransition, useEffect, useState } from 'react';
import type { BlocksData } from '../../../components/site-blocks/blocks-data.ts';
import type { FollowedPage } from './follow/follow-editor.ts';

/** The page as its editor writes it, where this is a signed preview; its code comes to no other page. `null` until something is told. */
export function useFollowedPage(isSigned: boolean, live: BlocksData): FollowedPage | null {
  const [followed, setFollowed] = useState<FollowedPage | null>(null);
  useEffect(() => {
    if (!isSigned) return;
    let stop: (() => void) | null = null;
    let gone = false;
    void import('./follow/follow-editor.ts').then(({ followEditor }) => {
      // What stands on the page stays until the code of a new kind of block has come.
      if (!gone) stop = followEditor(live, (page) => startTransition(() => setFollowed(page)));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [isSigned, live]);
  useEffect(() => followed?.answer(), [followed]);
  return followed;
}

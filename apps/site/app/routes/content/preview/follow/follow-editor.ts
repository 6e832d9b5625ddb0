import { fittingCompose, hasHero, type Compose, type ParsedBlock } from '@m30/blocks';
import { heard, ToldPageSchema, type FrameAnswer } from '@m30/api/preview-messages';
import { hydrateNow } from '@m30/shell/late';
import type { BlocksData } from '../../../../components/site-blocks/blocks-data.ts';
import { picturesOf, placesOf, type BlockPicture } from './block-pictures.ts';

/** What a page shows instead of what its loader gave. */
export interface FollowedPage {
  title: string;
  blocks: readonly ParsedBlock[];
  compose: Compose;
  hero: boolean;
  /** Tells the editor that it stands on the page. */
  answer: () => void;
}

/**
 * Shows in the frame of an editor what is being written, before it is saved. Only the window around is heard, of this origin, and
 * only about the signed preview that this page was opened with.
 * @param live what the page's loader has found for its blocks
 * @returns a function that stops listening
 */
export function followEditor(live: BlocksData, show: (page: FollowedPage) => void): () => void {
  const { parent, location } = window;
  const preview = new URLSearchParams(location.search).get('preview');
  if (parent === window || !preview) return () => {};
  const stop = new AbortController();
  const answer = (said: FrameAnswer) => parent.postMessage(said, location.origin);
  let pictures: readonly BlockPicture[] = [];
  hydrateNow();
  window.addEventListener(
    'message',
    (event) => {
      const listening = { origin: location.origin, source: parent, preview };
      const draft = heard(ToldPageSchema, event, listening);
      if (!draft) return;
      pictures = picturesOf(draft.blocks, pictures, live.lots);
      const blocks = pictures.flatMap(({ shown }) => shown);
      const compose = draft.compose ?? fittingCompose(blocks);
      const said: FrameAnswer = {
        ...{ kind: 'preview.shown', preview, count: draft.count },
        ...{ wrong: placesOf(pictures, 'wrong'), waiting: placesOf(pictures, 'waiting') },
      };
      show({
        ...{ title: draft.title, blocks, compose, hero: hasHero(blocks, compose) },
        answer: () => answer(said),
      });
    },
    { signal: stop.signal },
  );
  answer({ kind: 'preview.ready', preview });
  return () => stop.abort();
}

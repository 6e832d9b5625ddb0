import {
  Blocks,
  BlocksHostProvider,
  faqPageData,
  type BlocksHost,
  type BlocksProps,
  type BrokenBlock,
  type ParsedBlock,
} from '@m30/blocks';
import { useMemo } from 'react';
import { deferred } from '@m30/shell/deferred';
import { jsonLd } from '@m30/shell/seo';
import { PageData } from '../../seo/PageData.tsx';
import { requestKey, type BlocksLive } from './blocks-live.ts';
import type { LiveLotsProps } from './LiveLots.tsx';

/** `loadBlocks` returns both. */
export interface SiteBlocksProps extends Pick<BlocksProps, 'compose' | 'titled'> {
  blocks: readonly ParsedBlock[];
  live: BlocksLive;
  /**
   * Shows editors a note in the place of a block that broke.
   * @default false
   */
  preview?: boolean | undefined;
}

/** The blocks of a page with what this site gives the live ones, and its questions for search engines. */
export default function LiveBlocks(props: SiteBlocksProps) {
  const { blocks, live, preview, compose, titled } = props;
  const host = useMemo(() => hostOf(live), [live]);
  return (
    <BlocksHostProvider host={host}>
      {blocks.some(asksQuestions) && (
        <PageData json={import.meta.env.SSR ? jsonLd({ ...faqPageData(blocks) }) : ''} />
      )}
      <Blocks {...{ blocks, preview, compose, titled }} onDrop={report} />
    </BlocksHostProvider>
  );
}

const asksQuestions = ({ type, needs }: ParsedBlock) => type === 'faq' || needs?.includes('faq');

/** Few pages show lots. */
const LiveLots = deferred<LiveLotsProps>(() => import('./LiveLots.tsx'), { whole: true });

const liveMap = () => import('./live-map.ts');

function hostOf({ query, now, lots, maps }: BlocksLive): BlocksHost {
  return {
    query,
    now,
    lots: {
      found(request) {
        const found = lots[requestKey(request)];
        if (!found) return null;
        return { total: found.total, cards: <LiveLots found={found} /> };
      },
    },
    map: {
      found: (request) => maps[requestKey(request)] ?? null,
      load: async (request, signal) => (await liveMap()).loadMap(request, signal),
      settings: async () => (await liveMap()).mapSettings(),
      travel: {
        suggest: async (text, signal) => (await liveMap()).siteTravel.suggest(text, signal),
        route: async (from, address, signal) =>
          (await liveMap()).siteTravel.route(from, address, signal),
      },
    },
    forms: async () => ({ default: (await import('@m30/shell/lead')).LeadForms }),
    onError: (error) => console.warn(error),
  };
}

function report({ type, error }: BrokenBlock) {
  reportError(new Error(`The block «${type}» broke`, { cause: error }));
}

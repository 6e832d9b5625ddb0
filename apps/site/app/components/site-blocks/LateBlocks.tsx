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
import { hydrateLate } from '@m30/shell/late';
import { jsonLd } from '@m30/shell/seo';
import { PageData } from '../../seo/PageData.tsx';
import { requestKey, type BlocksData } from './blocks-data.ts';
import type { LateLotsProps } from './LateLots.tsx';

/** `loadBlocks` returns both. */
export interface SiteBlocksProps extends Pick<BlocksProps, 'compose' | 'titled'> {
  blocks: readonly ParsedBlock[];
  live: BlocksData;
  /**
   * Shows editors a note in the place of a block that broke.
   * @default false
   */
  preview?: boolean | undefined;
}

/** The blocks of a page with what this site gives the live ones, and its questions for search engines. */
export default function LateBlocks(props: SiteBlocksProps) {
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
const LateLots = hydrateLate<LateLotsProps>(() => import('./LateLots.tsx'), { whole: true });

const lateMap = () => import('./late-map.ts');

function hostOf({ query, now, lots, maps }: BlocksData): BlocksHost {
  return {
    query,
    now,
    lots: {
      found(request) {
        const found = lots[requestKey(request)];
        if (!found) return null;
        return { total: found.total, cards: <LateLots found={found} /> };
      },
    },
    map: {
      found: (request) => maps[requestKey(request)] ?? null,
      load: async (request, signal) => (await lateMap()).loadMap(request, signal),
      engines: async () => (await lateMap()).mapEngines,
      settings: async () => (await lateMap()).mapSettings(),
      travel: {
        suggest: async (text, signal) => (await lateMap()).siteTravel.suggest(text, signal),
        route: async (from, address, signal) =>
          (await lateMap()).siteTravel.route(from, address, signal),
      },
    },
    forms: async () => ({ default: (await import('@m30/shell/lead')).LeadForms }),
    onError: (error) => console.warn(error),
  };
}

function report({ type, error }: BrokenBlock) {
  reportError(new Error(`The block «${type}» broke`, { cause: error }));
}

import {
  BlocksHostProvider,
  faqPageData,
  type BlocksHost,
  type BlocksProps,
  type BrokenBlock,
  type ParsedBlock,
} from '@m30/blocks';
import { useMemo, type ReactNode } from 'react';
import { hydrateLate } from '@m30/shell/late';
import { jsonLd } from '@m30/shell/seo';
import { PageData } from '../../seo/PageData.tsx';
import { requestKey, type BlocksData } from './blocks-data.ts';
import type { LateLotsProps } from './LateLots.tsx';

/** `loadBlocks` returns both. */
export interface SiteBlocksProps extends Pick<BlocksProps, 'titled'> {
  blocks: readonly ParsedBlock[];
  live: BlocksData;
  /**
   * Shows editors a note in the place of a block that broke.
   * @default false
   */
  preview?: boolean | undefined;
}

export interface SiteBlocksHostProps extends Pick<SiteBlocksProps, 'blocks' | 'live'> {
  children: ReactNode;
}

/** Gives the live blocks of a page what this site has for them, and search engines its questions. */
export function SiteBlocksHost({ blocks, live, children }: SiteBlocksHostProps) {
  const host = useMemo(() => hostOf(live), [live]);
  return (
    <BlocksHostProvider host={host}>
      {blocks.some(asksQuestions) && (
        <PageData json={import.meta.env.SSR ? jsonLd({ ...faqPageData(blocks) }) : ''} />
      )}
      {children}
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

/** Tells the window of a block that failed to render. */
export function reportBroken({ type, error }: BrokenBlock) {
  reportError(new Error(`The block «${type}» broke`, { cause: error }));
}

import { blockRequests, type LotsRequest } from '@m30/blocks';
import { parseBlocks } from '@m30/blocks/server';
import type { Api } from '@m30/api/client';
import { loanRule } from '@m30/calculators/money';
import { catalogueListing, filterOf } from '../../store/apartments/filter-url.ts';
import { loanChoice } from '../../store/apartments/payment-terms.ts';
import { toLotCardView } from '../lot-card/lot-card-view.ts';
import { requestKey, type BlocksData, type FoundLots } from './blocks-data.ts';

/** What {@link loadBlocks} needs to know of the page. */
export interface LoadBlocksOptions {
  url: URL;
  /**
   * Shows editors a note in the place of each dropped block.
   * @default false
   */
  preview?: boolean | undefined;
}

/** Parses the blocks of a page and asks beforehand what its live ones show; what does not come they ask for themselves. */
export async function loadBlocks(
  api: Api,
  opaque: readonly unknown[],
  { url, preview = false }: LoadBlocksOptions,
) {
  const blocks = parseBlocks(opaque, {
    preview,
    onDrop: ({ path, type, reason, issues }) =>
      console.warn(`${url.pathname}: block ${path} «${type}» is ${reason}: ${issues.join('; ')}`),
  });
  const { lots, map } = blockRequests(blocks);
  const live: BlocksData = {
    query: url.search,
    now: Date.now(),
    lots: await gather(lots, (request) => findLots(api, request)),
    maps: await gather(map, (request) => api.get('Map.GetMap', { ...request })),
  };
  return { blocks, live };
}

async function findLots(api: Api, { query, limit }: LotsRequest): Promise<FoundLots> {
  const { query: filter } = catalogueListing.read(new URLSearchParams(query));
  const { lots, total, programme } = await api.get('Objects.GetLots', {
    ...filterOf(filter),
    ...(filter.sort && { sort: filter.sort }),
  });
  return {
    total,
    lots: lots.slice(0, limit).map(toLotCardView),
    programme,
    formula: loanRule(programme, loanChoice(filter)),
  };
}

/** Answers by the key of their request; one that fails is left out and logged. */
async function gather<Request extends object, Answer>(
  requests: readonly Request[],
  ask: (request: Request) => Promise<Answer>,
): Promise<Record<string, Answer>> {
  const unique = new Map(requests.map((request) => [requestKey(request), request]));
  const asked = [...unique].map(async ([key, request]) => {
    try {
      return [[key, await ask(request)] as const];
    } catch (error) {
      console.warn(error);
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}

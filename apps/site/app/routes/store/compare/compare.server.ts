import type { Api, ResultOf } from '@m30/api/client';
import { readSharedLots } from '../../../store/compare/index.ts';

interface Ways {
  /** Calls as nobody, for a shared link. */
  api: Api;
  visitorApi: Api;
}

/** The visitor's comparison, or that of a shared link. */
export async function loadCompare({ api, visitorApi }: Ways, url: URL): Promise<CompareData> {
  const { searchParams } = url;
  const shared = readSharedLots(searchParams);
  const comparison =
    shared === null
      ? await visitorApi.get('Content.GetPageCompare', {})
      : // An id that no lot has, since an empty list would mean the visitor's own.
        await api.get('Content.GetPageCompare', { lots: shared.length > 0 ? shared : ['0'] });
  return {
    ...comparison,
    isShared: shared !== null,
    // The form sends «0» ahead of the box, so that an empty box is told from none.
    onlyDifferences: searchParams.getAll('diff').at(-1) !== '0',
    pinned: searchParams.get('pin'),
  };
}

/** What the page renders. */
export interface CompareData extends Comparison {
  /** Somebody else's lots, to look at. */
  isShared: boolean;
  /** Hide what all lots share; so it is at first. */
  onlyDifferences: boolean;
  /** Id of the lot that the others are compared to; `null` means the first of its kind. */
  pinned: string | null;
}

type Comparison = ResultOf<'Content.GetPageCompare'>;

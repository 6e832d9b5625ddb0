import type { LotFilter } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { resolveFilter } from '../../catalogue/lot/resolve-filter.ts';

/** Readable ids of every flat for sale that a filter lets pass. */
export function findIds(
  { catalogue, travel }: Pick<Services, 'catalogue' | 'travel'>,
  filter: LotFilter,
): string[] {
  const page = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
  return catalogue.index.find(resolveFilter(filter, travel), 'price', page).ids;
}

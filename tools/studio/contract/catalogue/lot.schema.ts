import * as v from 'valibot';
import { LOT_STATUSES, type LotStatus } from './lot-status.ts';

/** Kinds of lots that stand in a building. */
export const lotKind = v.picklist(['flat', 'commercial', 'parking', 'storage'], 'Неверный вид');

export const lotStatus = v.picklist(
  Object.keys(LOT_STATUSES) as [LotStatus, ...LotStatus[]],
  'Неверный статус',
);

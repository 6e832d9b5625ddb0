import type { ResultOf } from '@m30/api/client';

/** A lot of the comparison, whatever its kind. */
export type ComparedLot = ResultOf<'Content.GetPageCompare'>['elements'][number];

export type Handover = ComparedLot['handover'];
export type LotKind = ComparedLot['kind'];

import type { ResultOf } from '@m30/api/client';

/** A contract of the buyer as the list shows it. */
export type Contract = ResultOf<'LK.GetContracts'>['contracts'][number];

/** A contract with everything that its page shows. */
export type ContractDetails = ResultOf<'LK.GetContract'>['contract'];

/** A part of its price. */
export type ContractPart = ContractDetails['parts'][number];

/** Contract of a deal: shares in a building under construction (ДДУ) or a sale of what stands (купля-продажа). */
export type ContractKind = 'ddu' | 'sale';

/**
 * The contract that a lot is sold by: ДДУ until its building is commissioned, a sale from that day on:
 * after the permit there is nothing to take a share in the construction of (`LAW.saleByContract`).
 * @param commissionedOn ISO date of the permit of commissioning; `null` while the building is under construction
 * @param on ISO date in Moscow on which the contract is made
 */
export const contractKind = (commissionedOn: string | null, on: string): ContractKind =>
  commissionedOn !== null && commissionedOn <= on ? 'sale' : 'ddu';

import type { OwnershipChoice } from '@m30/calculators/ownership/core';

/** Years that are counted at first. */
const HORIZON = 10;

/** Per cent of the price that a year of rent is at first. */
const RENT_SHARE = 5;

/** Kopecks of a thousand roubles. */
const THOUSAND = 100_000;

/**
 * Assumptions to begin with: the company's, and each can be changed.
 * @param price of the first flat, kopecks
 * @param programme the common one
 * @param year of the purchase
 */
export function startChoice(
  price: number,
  programme: { id: string; term: number },
  year: number,
): OwnershipChoice {
  return {
    programme: programme.id,
    down: null,
    years: Math.max(1, Math.floor(programme.term / 12)),
    until: year + HORIZON,
    inflation: 6,
    growth: 5,
    deposit: 8,
    rent: Math.round((price * RENT_SHARE) / 1200 / THOUSAND) * THOUSAND,
    finish: 3_500_000,
    furniture: 110_000_000,
    parking: 0,
    deal: 3_800_000,
    upkeep: 4_500,
    heating: 3_500,
    insurance: 0.5,
    owners: 2,
    incomeTax: 32_000_000,
  };
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { loanTerms } from '@m30/calculators/money';
import { planOf } from '@m30/calculators/mortgage/core';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { checkPayment } from '../../deal/order-step/check-payment.ts';
import { findBankOffers } from './find-bank-offers.ts';
import { isListed } from './listing.ts';
import { toLotCard } from './to-lot-card.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Lots between two that are tried with the same programme and term: `FULL=1` tries every lot with everything. */
const STEP = process.env['FULL'] ? 1 : 37;
const PATIENCE = 1_800_000;

test(
  'card, page of the lot, calculator and order say one payment of every lot, programme and term',
  () => {
    const { services } = backend;
    const { snapshot } = services.catalogue;
    const lots = [...snapshot.lots.values()].filter(isListed);
    const programmes = [snapshot.programme, ...snapshot.offers].filter((one) => one !== null);
    let tried = 0;
    let turn = 0;
    for (const programme of programmes) {
      for (let years = 1; years * 12 <= programme.term; years += 1) {
        for (let at = turn++ % STEP; at < lots.length; at += STEP) {
          const lot = lots[at];
          if (!lot?.building.payments.includes('mortgage')) continue;
          const { price } = lot;
          const terms = loanTerms(price, programme, { months: years * 12 });
          const card = toLotCard(lot, programme, { term: years });
          const variant = { price, down: null, capital: 0, years, programme: programme.id };
          const plan = planOf({ ...variant, kind: 'annuity' }, programme);
          const said = { payment: terms.payment, down: terms.downPayment };
          expect({ payment: card.payment, down: card.downPayment }).toEqual(said);
          expect({ payment: plan.payment, down: plan.down }).toEqual(said);
          if (years * 12 === programme.term && 'bank' in programme) {
            expect(findBankOffers(snapshot, lot)).toContainEqual(
              expect.objectContaining({
                ...{ payment: said.payment, downPayment: said.down },
                source: programme.source,
              }),
            );
          }
          const order = (down: number) =>
            checkPayment(
              services,
              { lotGuid: lot.guid, price },
              {
                kind: 'mortgage',
                terms: { programme: programme.id, down_payment: down, months: years * 12 },
              },
            );
          expect(() => order(said.down)).not.toThrow();
          expect(() => order(said.down - 1)).toThrow('Первый взнос');
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(programmes.length * 30);
  },
  PATIENCE,
);

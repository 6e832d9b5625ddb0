import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChosenPayment } from '@m30/api';
import { instalmentOf } from '@m30/calculators/instalment/core';
import { loanTerms } from '@m30/calculators/money';
import { planOf } from '@m30/calculators/mortgage/core';
import { addMonths, formatMoney, moscowDay } from '@m30/ui-kit/format';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import { textOfPdf } from '../../../testing/pdf/text-of-pdf.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { contractPayment } from '../../deal/contract-text/contract-payment.ts';
import { contractPaper } from '../../deal/contract-text/contract-paper.ts';
import { composeContract } from '../../deal/contract-text/core/compose.ts';
import { money } from '../../deal/contract-text/core/amounts.ts';
import { share } from '../../deal/contract-text/core/facts.fixture.ts';
import { planParts } from '../../deal/contract/plan-parts.ts';
import { checkPayment } from '../../deal/order-step/check-payment.ts';
import { lotSheet } from '../lot-sheet/lot-sheet.ts';
import type { PlacedLot, ProgrammeRow } from '../snapshot/snapshot.ts';
import { findBankOffers } from './find-bank-offers.ts';
import { isListed } from './listing.ts';
import { instalmentOn } from './payment-kinds.ts';
import { toLot } from './to-lot.ts';
import { toLotCard } from './to-lot-card.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const isFull = Boolean(process.env['FULL']);

/** Lots between two that are tried with the same programme and term: `FULL=1` tries every lot with everything. */
const STEP = isFull ? 1 : 37;

/**
 * Sheets and contracts take ten times as long as all that is said on screens: of so many combinations one has them written. A prime number, so
 * that every lot, programme and term comes in turn.
 */
const WRITTEN = isFull ? 41 : 1;
const TIMEOUT_MS = 1_800_000;

/** Day of birth of a child a month old: every family programme lends for it. */
const INFANT = addMonths(moscowDay(new Date()), -1);

/** What a visitor reads in the file of a contract. */
async function printed(text: ReturnType<typeof composeContract>): Promise<string> {
  const sheet = {
    company: 'Меридиан 30',
    ...{ hash: '0'.repeat(64), origin: 'http://site.test', imitated: true },
  };
  return textOfPdf(await printPdf(contractPaper(text, sheet)));
}

/** A file takes longer than all the rest: each of so many contracts is printed, of instalments, which are fewer, more. */
const PRINTED = { mortgage: 40, instalment: isFull ? 101 : 7 };
let composed = 0;
let read = 0;

/** What the printed sheet of a flat says, without spaces. */
const sheetOf = (lot: PlacedLot, programme: ProgrammeRow, years: number) =>
  bare(
    JSON.stringify(
      lotSheet(lot, {
        ...{
          company: { name: 'Меридиан 30', legal: 'ООО «Меридиан 30»' },
          plan: { svg: '<svg/>' },
        },
        ...{ origin: 'http://site.test', today: '2026-11-28', programme, choice: { term: years } },
        office: { address: 'Лиговский пр., 87', phone: '+7 (812) 330-30-30' },
      }),
    ),
  );

const bare = (words: string) => words.replace(/[\s\u2060]/g, '');

/** Amounts that the clause about the payment adds up, from the order by the product's own way; the file names the same. */
async function amountsInContract(
  price: number,
  payment: ChosenPayment & { kind: keyof typeof PRINTED },
): Promise<string[]> {
  const bank = 'Балтика Банк';
  const parts = planParts({ price, payment, signedAt: new Date(), bank });
  const way = contractPayment(payment, { parts, bank });
  const text = composeContract({ ...share, price, payment: way });
  const clauses = text.chapters.flatMap((chapter) => chapter.clauses);
  const sources = clauses.find(({ number }) => number === '5.1');
  const amounts = sources?.calculation.map(([, amount]) => amount) ?? [];
  if (composed++ % PRINTED[payment.kind] > 0) return amounts;
  const sheets = await printed(text);
  read += 1;
  expect(sheets).toContain(bare(sources?.text ?? 'no clause of the payment'));
  const shown = parts.map(({ amount }) => money(amount));
  expect(shown.filter((amount) => !sheets.includes(bare(amount)))).toEqual([]);
  return amounts;
}

test(
  'card, page of the lot and its sheet, calculator, order, contract and its PDF say one payment of every lot, programme and term',
  async () => {
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
          const page = toLot(services.catalogue, lot, { programme, choice: { term: years } });
          expect({ payment: page.payment, down: page.downPayment }).toEqual(said);
          expect(page.months).toBe(terms.months);
          if ('bank' in programme) {
            expect(findBankOffers(snapshot, lot, { term: years })).toContainEqual(
              expect.objectContaining({
                ...{ payment: said.payment, downPayment: said.down, term: years * 12 },
                source: programme.source,
              }),
            );
          }
          const choice = (down: number) => ({
            kind: 'mortgage' as const,
            terms: {
              ...{ programme: programme.id, down_payment: down, months: years * 12 },
              ...(programme.families && { children: [{ birth_date: INFANT }] }),
            },
          });
          const order = (down: number) =>
            checkPayment(services, { lotGuid: lot.guid, price }, choice(down));
          expect(() => order(said.down)).not.toThrow();
          expect(() => order(said.down - 1)).toThrow('Первый взнос');
          if (tried++ % WRITTEN > 0) continue;
          const sheet = sheetOf(lot, programme, years);
          expect(sheet).toContain(bare(formatMoney(said.payment)));
          expect(sheet).toContain(bare(`= ${money(terms.loan)}`));
          if (terms.loan > 0) expect(sheet).toContain(bare(`= ${money(said.payment)}, где i =`));
          expect(await amountsInContract(price, choice(said.down))).toEqual(
            [said.down, terms.loan, price].map(money),
          );
        }
      }
    }
    expect(tried).toBeGreaterThan(programmes.length * 30);
    expect(read).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);

test(
  'calculator, order, contract and its PDF say one instalment of every lot of every kind, by share and term',
  async () => {
    const { services } = backend;
    const now = services.clock();
    const lots = [...services.catalogue.snapshot.placed.values()].filter(isListed);
    const tried = new Map<string, number>();
    read = 0;
    for (const lot of lots.filter((_, at) => at % STEP === 0)) {
      const { price, guid, kind } = lot;
      const terms = instalmentOn(lot, moscowDay(now));
      if (!terms) continue;
      const { share: shares, months: limits, every } = terms;
      for (const own of [shares.min, (shares.min + shares.max) / 2, shares.max]) {
        for (let months = limits.min; months <= limits.max; months += every) {
          const plan = instalmentOf({ price, share: own, months }, every);
          const choice = {
            kind: 'instalment' as const,
            terms: { down_payment: plan.first, months },
          };
          expect(() => checkPayment(services, { lotGuid: guid, price }, choice)).not.toThrow();
          const parts = planParts({ price, payment: choice, signedAt: now });
          expect(parts.map(({ amount }) => amount)).toEqual(plan.rows.map(({ amount }) => amount));
          expect(await amountsInContract(price, choice)).toEqual(
            [...plan.rows.map(({ amount }) => amount), price].map(money),
          );
          tried.set(kind, (tried.get(kind) ?? 0) + 1);
        }
      }
    }
    expect([...tried.keys()].toSorted()).toEqual(['commercial', 'flat', 'parking', 'storage']);
    expect(read).toBeGreaterThan(3);
  },
  TIMEOUT_MS,
);

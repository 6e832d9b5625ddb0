import type { Api } from '@m30/api/client';
import { ownershipCodec } from '@m30/calculators/ownership/core';
import { downPaymentFor } from '@m30/calculators/money';
import { moscowDay } from '@m30/ui-kit/format';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import { loadProgrammes } from '../../calculator/mortgage/mortgage.server.ts';
import { assumptionsOf, chipsOf } from './core/assumptions.ts';
import { costOf, type ComparedFlat } from './core/cost-of.ts';
import { readLots } from './core/cost-query.ts';
import { startChoice } from './core/start-choice.ts';

/** What the page of the years renders; without flats it has nothing to count. */
export async function loadCost(api: Api, url: URL) {
  const ids = readLots(url.searchParams);
  const flats = ids.length > 0 ? await findFlats(api, ids) : [];
  const [first] = flats;
  if (!first) return null;
  const [programmes, others] = await Promise.all([loadProgrammes(api), findOthers(api, first)]);
  const today = moscowDay(new Date());
  const start = startChoice(first.price, programmes[0], Number(today.slice(0, 4)));
  const choice = ownershipCodec(programmes, start).read(url.searchParams);
  const programme = programmes.find(({ id }) => id === choice.programme) ?? programmes[0];
  const least = downPaymentFor(first.price, programme);
  const { rate, cost, lenders, disclaimer, actualAt } = programme;
  return {
    flats: flats.map((flat) => costOf(flat, choice, programme, today)),
    credit: { rate, cost, lenders, disclaimer, actualAt },
    programmes: programmes.map(({ id, name, bank }) => ({
      id,
      label: bank === null ? name : `${bank}, ${name}`,
    })),
    programme: programme.id,
    until: Math.max(choice.until, Number(today.slice(0, 4))),
    fields: assumptionsOf(choice, least),
    chips: chipsOf(choice, Math.max(least, choice.down ?? 0), programme.name),
    others,
    today,
    search: url.search,
  };
}

/** What {@link loadCost} gives of flats. */
export type CostData = NonNullable<Awaited<ReturnType<typeof loadCost>>>;

/** The flats of an address that have a price, in its order. */
async function findFlats(api: Api, ids: readonly string[]) {
  const { elements } = await api.get('Content.GetPageCompare', { lots: [...ids] });
  return ids
    .flatMap((id) => elements.find((lot) => lot.id === id) ?? [])
    .filter(
      (lot): lot is ComparedFlat & { price: number } => lot.kind === 'flat' && lot.price !== null,
    );
}

/** Flats like the first one, to stand beside it. */
async function findOthers(api: Api, { vendor, subvendor, id }: ComparedFlat) {
  const { similar } = await api.get('Objects.GetLot', { vendor, subvendor, id });
  return similar.map((lot) => ({
    id: lot.id,
    label: `${lotTitle(lot)}, ${lot.complexName}, №\u00a0${lot.number}`,
  }));
}

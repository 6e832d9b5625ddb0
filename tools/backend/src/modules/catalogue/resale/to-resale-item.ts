import type { ResultOf } from '@m30/api/client';
import { metrePrice } from '@m30/calculators/area';
import { loanTerms } from '@m30/calculators/money';
import { isListed } from '../lot/listing.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { toPicture } from '../../media/to-picture.ts';
import { toProgramme } from '../lot/to-lot-card.ts';
import type { ResaleRow } from '../snapshot/read-resale.ts';
import { priceOf, toResaleCard } from './to-resale-card.ts';

type Item = ResultOf<'Objects.GetResaleItem'>;

const SIMILAR = 4;
/** How much another district, or another number of rooms, weighs beside differences of price and area. */
const ELSEWHERE = 0.15;
const OTHER_ROOMS = 0.4;

/** The page of one resale flat; a sold one has it too. */
export function toResaleItem(snapshot: Snapshot, flat: ResaleRow): Item {
  const price = priceOf(flat);
  return {
    ...toResaleCard(flat, snapshot),
    livingArea: flat.livingArea,
    facts: flat.facts,
    description: flat.description,
    pictures: flat.pictures.flatMap((id) => {
      const picture = snapshot.pictures.get(id);
      return picture ? [toPicture(picture)] : [];
    }),
    address: flat.address,
    coordinate: [flat.lat, flat.lon],
    pricePerMetre: price === null ? null : metrePrice(price, flat.area, 'page'),
    priceHistory:
      price === null
        ? []
        : flat.prices.map(({ since, price: then, reason }) => ({
            from: since,
            price: then,
            reason,
          })),
    mortgage: price === null ? null : mortgageOf(snapshot, price),
    agent: {
      name: flat.agent.name,
      about: flat.agent.about,
      ...(flat.agent.portrait !== null && { portrait: flat.agent.portrait }),
    },
    similar: findSimilar(snapshot, flat).map((one) => toResaleCard(one, snapshot)),
  };
}

/** By the programme of the lowest rate among those that finance completed flats. */
function mortgageOf({ offers }: Snapshot, price: number): Item['mortgage'] {
  const [best] = offers
    .filter(({ financesResale }) => financesResale)
    .sort((one, other) => one.rate - other.rate);
  if (!best) return null;
  const { payment, downPayment, loan, months } = loanTerms(price, best);
  const programme = toProgramme(best);
  return { payment, downPayment, loan, term: months, bank: best.bank.name, programme };
}

/** For sale and nearest in rooms, price and area; those of the same district come first where near. */
function findSimilar({ resale }: Snapshot, flat: ResaleRow): ResaleRow[] {
  return [...resale.values()]
    .filter((other) => other.id !== flat.id && isListed(other))
    .sort((one, other) => distance(one, flat) - distance(other, flat))
    .slice(0, SIMILAR);
}

function distance(one: ResaleRow, flat: ResaleRow): number {
  const price = Math.abs(one.price - flat.price) / flat.price;
  const area = Math.abs(one.area - flat.area) / flat.area;
  const rooms = one.rooms === flat.rooms ? 0 : OTHER_ROOMS;
  return price + area + rooms + (one.district === flat.district ? 0 : ELSEWHERE);
}

import { settleArea, type MeasuredArea } from '@m30/calculators/area';
import type { PlanSeed } from '../../../generator/plans.ts';
import { roomsArea } from '../../../../src/modules/estate/rooms-area.ts';
import { kindOf } from './flat-kinds.ts';

/** A flat whose kitchen is a sitting room is a euro flat, and no other is. */
export function planMistakes(
  plans: readonly Pick<PlanSeed, 'id' | 'rooms' | 'euro' | 'title' | 'options' | 'roomList'>[],
): [string, string][] {
  return plans.flatMap(({ id, rooms, euro, title, options, roomList }): [string, string][] => {
    if (rooms === 'studio') return [];
    const isEuro = roomList.some(({ name }) => name === 'Кухня-гостиная');
    const isSaid = [euro, options.includes('euro'), /^евро/i.test(title)];
    return isSaid.every((said) => said === isEuro)
      ? []
      : [[id, `«${title}» has ${isEuro ? 'a' : 'no'} kitchen that is a sitting room`]];
  });
}

/** An addendum as the demo buyer has it. */
interface Addendum {
  number: string;
  kind: string;
  subject: string;
  /** Kopecks. */
  price: number | null;
  /** The contract, and what the measurement found. */
  measured?: MeasuredArea;
}

/** An addendum about an area follows from a measurement that differs by more than one per cent, at the contract's price. */
export function addendumMistakes(contracts: readonly Addendum[]): [string, string][] {
  return contracts.flatMap(({ number, kind, subject, price, measured }): [string, string][] => {
    if (kind !== 'addendum' || !/площад/i.test(subject)) return [];
    if (!measured) return [[number, 'settles an area that nobody measured']];
    const { difference, due } = settleArea(measured);
    if (due === 0) {
      return [[number, `${difference} m² of ${measured.area} do not reach one per cent`]];
    }
    return price === Math.abs(due)
      ? []
      : [[number, `asks for ${price} kopecks where ${due} are due`]];
  });
}

/** Points of a card, in days before the seeding. */
interface ClubStory {
  /** The registration of the first contract. */
  registeredAgo: number;
  points: readonly { key: string; daysAgo: number }[];
  /** The news that brought the card into the account. */
  newsAgo: number;
}

/** A card is taken after the contract was registered and the club came into the account, and gives points from then on. */
export function clubMistakes({ registeredAgo, points, newsAgo }: ClubStory): [string, string][] {
  const joinedAgo = points.find(({ key }) => key === 'welcome')?.daysAgo ?? 0;
  const early = points.filter(({ daysAgo }) => daysAgo > joinedAgo).map(({ key }) => key);
  const reasons = [
    joinedAgo > registeredAgo && 'the card is older than the registration of the first contract',
    joinedAgo > newsAgo && 'the card is older than the news that brought it into the account',
    early.length > 0 && `points are older than their card: ${early.join()}`,
  ];
  return reasons.flatMap((reason): [string, string][] => (reason ? [['points', reason]] : []));
}

interface Amounts {
  sum: number;
  text: string;
}

const SIZED = /^(\S+), (\d+) м²$/;

/** Prices of a finish are its price a m² times the area of rooms that such a flat has. */
export function finishMistakes(
  items: readonly Amounts[],
  plans: readonly Pick<PlanSeed, 'rooms' | 'euro' | 'roomList'>[],
): string[] {
  const metre = items.find(({ text }) => text === 'за квадратный метр')?.sum;
  if (metre === undefined) return [];
  return items.flatMap(({ sum, text }) => {
    const [, kind = '', size] = SIZED.exec(text) ?? [];
    if (!size) return [];
    const isThere = plans.some(
      (plan) => kindOf(plan) === kind && Math.round(roomsArea(plan.roomList)) === Number(size),
    );
    if (!isThere) return [`no «${kind}» has ${size} m² of rooms`];
    return sum === metre * Number(size) ? [] : [`${sum} is not ${metre} × ${size}`];
  });
}

/** Names of companies that are not this one. */
const FOREIGN = /(^|[/-])(gk-)?kvs([/-]|$)/i;

/** No address of the company bears another company's name; the table of old addresses may lead away from one. */
export const foreignAddresses = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => FOREIGN.test(address));

import { nameOf } from './complex-names.ts';
import type { World } from './world.ts';

/** A review of a complex, from wherever it was written. */
export interface KnownReview {
  vendor: string;
  /** ISO date. */
  date: string;
  author: string;
  /** «студия, корпус 2». */
  about: string;
  text: string;
  rating: number | null;
  reply: string | null;
}

/** So many reviews has each complex. */
const FROM = 8;
const TO = 14;
/** As few of them are critical, and answered. */
const CRITICAL = 2;
const ANSWERED = 3;
const LIVING =
  /въехал|заселил|живём|живу здесь|переехал[иа]? сюда|ключи (уже )?(получил|у нас)|наш подъезд моют/i;

/** A complex is spoken of by many, not only kindly, and of its life only once somebody lives there. */
export function reviewMistakes(
  reviews: readonly KnownReview[],
  { world, keysFrom, today }: { world: World; keysFrom: string; today: string },
): [string, string][] {
  return [...world.complexes.values()].flatMap(({ vendor, isCompleted, buildings }) => {
    const own = reviews.filter((review) => review.vendor === vendor);
    const authors = own.map(({ author }) => author);
    const critical = own.filter(({ rating }) => (rating ?? 5) <= 3).length;
    const answered = own.filter(({ reply }) => reply !== null).length;
    const whole = [
      (own.length < FROM || own.length > TO) && `has ${own.length} reviews, not ${FROM}–${TO}`,
      new Set(authors).size < authors.length && 'has two reviews of one author',
      critical < CRITICAL && `has ${critical} critical reviews, fewer than ${CRITICAL}`,
      answered < ANSWERED && `has ${answered} answered reviews, fewer than ${ANSWERED}`,
    ];
    const single = own.flatMap(({ author, date, about, text }) => {
      const [, label] = /корпус (\d+)/.exec(about) ?? [];
      const building = buildings.find((one) => one.label === label);
      const isLiving = LIVING.test(text) && (!isCompleted || date < keysFrom);
      return [
        label !== undefined &&
          !building &&
          `${author} bought in building ${label}, which is not there`,
        building && (building.salesFrom ?? '9') > date && `${author} bought before sales began`,
        date > today && `${author} writes on a day to come`,
        isLiving && `${author} lives there before the keys`,
      ];
    });
    return [...whole, ...single].flatMap((reason): [string, string][] =>
      reason ? [[nameOf(vendor), reason]] : [],
    );
  });
}

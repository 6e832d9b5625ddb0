import type {
  promos as promoTable,
  news as newsTable,
} from '../../../../src/modules/content/library/content.table.ts';
import { nameOf } from './complex-names.ts';
import { sellingBy } from './deal-rules.ts';
import type { World } from './world.ts';

type News = Pick<typeof newsTable.$inferInsert, 'alias' | 'date' | 'title' | 'lead' | 'vendor'>;
type Promo = Pick<
  typeof promoTable.$inferInsert,
  'alias' | 'figure' | 'title' | 'text' | 'startsOn' | 'link'
>;

const DAY = 86_400_000;
/** News come out so many days after the first flats are offered at most. */
const LATE = 31;

/** News of sales and discounts come when the price history has them. */
export function newsMistakes(news: readonly News[], { complexes }: World): [string, string][] {
  return news.flatMap(({ alias, date, title, lead, vendor }): [string, string][] => {
    const complex = complexes.get(vendor ?? '');
    if (!complex) return [];
    const wrong = (reason: string): [string, string] => [alias, reason];
    if (/открыли продажи|старт продаж/i.test(title)) {
      const named = [...title.matchAll(/\d+/g)].map(([label]) => label);
      const opened = complex.buildings.filter(
        ({ label, salesFrom }) =>
          salesFrom !== null && (named.length === 0 || named.includes(label)),
      );
      const isOff = ({ salesFrom }: { salesFrom: string | null }) => {
        const days = (Date.parse(date) - Date.parse(salesFrom ?? '')) / DAY;
        return !(days >= 0 && days <= LATE);
      };
      return opened
        .filter(isOff)
        .map(({ label, salesFrom }) =>
          wrong(`tells on ${date} of sales in building ${label} that began on ${salesFrom}`),
        );
    }
    const isDiscount = /скидк|минус \d/i.test(title) || /^.*дешевле на \d/i.test(lead);
    return isDiscount && !complex.discountDays.has(date)
      ? [wrong(`tells on ${date} of a discount that prices do not have from that day`)]
      : [];
  });
}

/** Offers hold for the complexes that their link selects, from the day on which prices fell. */
export function promoMistakes(promos: readonly Promo[], world: World): [string, string][] {
  return promos.flatMap(({ alias, figure, title, text, startsOn, link }): [string, string][] => {
    const query = new URLSearchParams(link?.split('?')[1]);
    const selected = query.get('complex')?.split(',') ?? [];
    const reasons: string[] = [];
    if (/^−\s*\d/.test(figure)) {
      const never = selected.filter(
        (vendor) => !world.complexes.get(vendor)?.discountDays.has(startsOn),
      );
      reasons.push(
        ...never.map(
          (one) => `lowers the prices of ${nameOf(one)} on ${startsOn}, its history does not`,
        ),
      );
    }
    if (/рассрочк/i.test(`${title} ${text}`)) {
      const have = sellingBy(world, 'instalment');
      const isSame = have.length === selected.length && have.every((one) => selected.includes(one));
      if (!isSame)
        reasons.push(`selects other complexes than those with instalments: ${have.join()}`);
    }
    return reasons.map((reason): [string, string] => [alias, reason]);
  });
}

import type { Audience } from './types.ts';

/** An order or a contract of a buyer, as far as offers ask. */
export interface OwnDeal {
  /** «M30-20552». */
  order: string;
  /** «ДДУ-20552»; `null` before the signature. */
  contract: string | null;
  vendor: string;
  complex: string;
  /** The keys are given. */
  finished: boolean;
}

/** What offers ask of a buyer. */
export interface BuyerFacts {
  /** Orders whose contract is not signed yet. */
  choosing: readonly OwnDeal[];
  /** Those whose contract is. */
  owned: readonly OwnDeal[];
  /** Complexes in which the buyer has a parking place. */
  parking: ReadonlySet<string>;
}

/** Why an audience's offer is open to a buyer; `null` where it is not. */
export const audiences: Readonly<Record<Audience, (facts: BuyerFacts) => string | null>> = {
  everyone: () => 'Открыта для всех покупателей',
  owner: ({ owned: [deal] }) =>
    deal ? `Вы\u00a0наш покупатель по\u00a0договору ${deal.contract}` : null,
  choosing: ({ choosing: [deal] }) =>
    deal ? `По\u00a0заказу ${deal.order} договор ещё не\u00a0подписан` : null,
  'keys-soon': ({ owned }) => {
    const deal = owned.find(({ finished }) => !finished);
    return deal
      ? `Ключи по\u00a0договору ${deal.contract} впереди, комплекс «${deal.complex}»`
      : null;
  },
  'no-parking': ({ owned, parking }) => {
    const deal = owned.find(({ vendor }) => !parking.has(vendor));
    return deal
      ? `У\u00a0вас квартира в\u00a0комплексе «${deal.complex}» и\u00a0нет там машино-места`
      : null;
  },
};

/**
 * Why an offer of the site concerns a buyer; `null` where it does not.
 * @param link where the offer leads: what it names there is what it is about
 */
export function whyOf(link: string, { choosing, owned }: BuyerFacts): string | null {
  const vendors = vendorsOf(link);
  if (vendors.length === 0) {
    return choosing[0]
      ? `Действует во\u00a0всех комплексах, в\u00a0том числе до\u00a0подписания договора по\u00a0заказу ${choosing[0].order}`
      : 'Действует во\u00a0всех комплексах';
  }
  const wanted = choosing.find(({ vendor }) => vendors.includes(vendor));
  if (wanted) {
    return `Комплекс вашего заказа ${wanted.order}: «${wanted.complex}», договор ещё не\u00a0подписан`;
  }
  const own = owned.find(({ vendor }) => vendors.includes(vendor));
  const isVisit = !link.startsWith('/katalog');
  return own && isVisit ? `Ваш комплекс по\u00a0договору ${own.contract}: «${own.complex}»` : null;
}

/** Complexes that an address names: `/katalog?complex=kanal,zaliv`, `/obekty/severny`. */
function vendorsOf(link: string): string[] {
  const { pathname, searchParams } = new URL(link, 'http://site');
  const [, section, vendor] = pathname.split('/');
  if (section === 'obekty' && vendor) return [vendor];
  return searchParams.get('complex')?.split(',') ?? [];
}

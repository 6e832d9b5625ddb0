import { ListingGroup, ListingNumbers } from './ListingFields.tsx';

interface Bounds {
  min: number;
  max: number;
}

export interface PriceAndAreaProps {
  /** Limits in force: roubles and square metres. */
  query: Partial<Record<LimitKey, number | undefined>>;
  facets: { price: Bounds; area: Bounds };
  /** What is chosen of these filters, in a line. */
  said?: (...keys: LimitKey[]) => string | undefined;
}

type LimitKey = 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo';

/** The two filters that every list of objects for sale has. */
export function PriceAndArea({ query, facets: { price, area }, said }: PriceAndAreaProps) {
  return (
    <>
      <ListingGroup title="Цена" any="Любая" chosen={said?.('priceFrom', 'priceTo')}>
        <ListingNumbers
          numbers={[
            { name: 'priceFrom', label: 'От, ₽', value: query.priceFrom, bound: price.min },
            { name: 'priceTo', label: 'До, ₽', value: query.priceTo, bound: price.max },
          ]}
        />
      </ListingGroup>
      <ListingGroup title="Площадь" any="Любая" chosen={said?.('areaFrom', 'areaTo')}>
        <ListingNumbers
          numbers={[
            { name: 'areaFrom', label: 'От, м²', value: query.areaFrom, bound: area.min },
            { name: 'areaTo', label: 'До, м²', value: query.areaTo, bound: area.max },
          ]}
        />
      </ListingGroup>
    </>
  );
}

import { ListingGroup, ListingNumbers } from './ListingFields.tsx';

interface Bounds {
  min: number;
  max: number;
}

export interface PriceAndAreaProps {
  /** Limits in force: roubles and square metres. */
  query: {
    priceFrom?: number | undefined;
    priceTo?: number | undefined;
    areaFrom?: number | undefined;
    areaTo?: number | undefined;
  };
  facets: { price: Bounds; area: Bounds };
}

/** The two filters that every list of objects for sale has. */
export function PriceAndArea({ query, facets: { price, area } }: PriceAndAreaProps) {
  return (
    <>
      <ListingGroup title="Цена">
        <ListingNumbers
          numbers={[
            { name: 'priceFrom', label: 'От, ₽', value: query.priceFrom, bound: price.min },
            { name: 'priceTo', label: 'До, ₽', value: query.priceTo, bound: price.max },
          ]}
        />
      </ListingGroup>
      <ListingGroup title="Площадь">
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

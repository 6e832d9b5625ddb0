import { unitTitle } from '../shared/premises-words.ts';
import type { PremisesPageUnit } from './UnitPage.tsx';

type Json = Record<string, unknown>;

const AVAILABILITY = {
  free: 'https://schema.org/InStock',
  held: 'https://schema.org/LimitedAvailability',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  closed: 'https://schema.org/Discontinued',
} as const;

/** What search engines read of a unit: the place with its offer (schema.org), and the way to it. */
export function unitData(unit: PremisesPageUnit, origin: string): Json[] {
  const url = origin + unit.url;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Place',
      name: `${unitTitle(unit)}, «${unit.complexName}»`,
      url,
      image: origin + unit.labelledPlan,
      address: unit.address,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: unit.coordinate[0],
        longitude: unit.coordinate[1],
      },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Площадь', value: unit.area, unitCode: 'MTK' },
        { '@type': 'PropertyValue', name: 'Потолок', value: unit.ceiling, unitCode: 'MTR' },
        { '@type': 'PropertyValue', name: 'Мощность', value: unit.power, unitCode: 'KWT' },
      ].filter(({ value }) => value > 0),
    },
    ...offerOf(unit, url),
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Коммерция', '/kommerciya'],
        [unit.complexName, `/kommerciya/${unit.vendor}`],
        [unitTitle(unit), unit.url],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${path}`,
      })),
    },
  ];
}

function offerOf(unit: PremisesPageUnit, url: string): Json[] {
  if (unit.price === null) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      url,
      itemOffered: { '@type': 'Place', name: unitTitle(unit), url },
      price: unit.price / 100,
      priceCurrency: 'RUB',
      availability: AVAILABILITY[unit.status],
    },
  ];
}

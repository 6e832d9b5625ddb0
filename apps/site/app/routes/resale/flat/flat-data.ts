import { lotPageTitle } from '../../../components/lot-card/lot-title.ts';
import type { ResalePageFlat } from './data/resale-flat.ts';

type Json = Record<string, unknown>;

const AVAILABILITY = {
  free: 'https://schema.org/InStock',
  held: 'https://schema.org/LimitedAvailability',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  closed: 'https://schema.org/Discontinued',
} as const;

/** What search engines read of a resale flat: the flat with its place, and its offer (schema.org). */
export function flatData(flat: ResalePageFlat, origin: string): Json[] {
  const url = origin + flat.url;
  const name = `${lotPageTitle(flat)}, ${flat.place}`;
  const apartment = {
    '@context': 'https://schema.org',
    '@type': 'Apartment',
    name,
    url,
    description: flat.description[0],
    ...(flat.plan !== null && { image: origin + flat.plan }),
    address: flat.address,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: flat.coordinate[0],
      longitude: flat.coordinate[1],
    },
    floorSize: { '@type': 'QuantitativeValue', value: flat.area, unitCode: 'MTK' },
    floorLevel: String(flat.floor),
    yearBuilt: flat.year,
    ...(flat.rooms !== 'studio' && { numberOfRooms: Number(flat.rooms) }),
  };
  if (flat.price === null) return [apartment];
  return [
    apartment,
    {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      url,
      itemOffered: { '@type': 'Apartment', name, url },
      price: flat.price / 100,
      priceCurrency: 'RUB',
      availability: AVAILABILITY[flat.status],
    },
  ];
}

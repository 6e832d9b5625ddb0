import type { MetaDescriptor } from 'react-router';
import { lotPageTitle } from '../../store/objects/lot-title.ts';
import { planWords } from './data/lot-words.ts';
import type { LotView } from './data/lot.server.ts';

const AVAILABILITY = {
  free: 'InStock',
  held: 'LimitedAvailability',
  reserved: 'Reserved',
  sold: 'SoldOut',
  closed: 'Discontinued',
} as const satisfies Record<LotView['status'], string>;

/** What search engines read of a flat: the flat with its plan, and the offer of it (schema.org). */
export function lotData(lot: LotView, origin: string): MetaDescriptor[] {
  const url = origin + lot.url;
  const name = `${lotPageTitle(lot)}, «${lot.complexName}»`;
  const size = { '@type': 'QuantitativeValue', value: lot.area, unitCode: 'MTK' };
  const bathrooms = lot.bathrooms > 0 && { numberOfBathroomsTotal: lot.bathrooms };
  const apartment = {
    '@context': 'https://schema.org',
    '@type': 'Apartment',
    '@id': `${url}#apartment`,
    name,
    url,
    image: origin + lot.labelledPlan,
    address: lot.address,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: lot.coordinate[0],
      longitude: lot.coordinate[1],
    },
    floorSize: size,
    floorLevel: String(lot.floor),
    numberOfRooms: lot.rooms === 'studio' ? 1 : Number(lot.rooms),
    ...bathrooms,
    accommodationFloorPlan: {
      '@type': 'FloorPlan',
      name: planWords(lot),
      image: origin + lot.labelledPlan,
      floorSize: size,
      numberOfRooms: lot.rooms === 'studio' ? 1 : Number(lot.rooms),
      ...bathrooms,
    },
  };
  const offer = {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    url,
    itemOffered: { '@id': `${url}#apartment` },
    availability: `https://schema.org/${AVAILABILITY[lot.status]}`,
    ...(lot.price !== null && { price: lot.price / 100, priceCurrency: 'RUB' }),
  };
  return [apartment, offer].map((data) => ({ 'script:ld+json': data }));
}

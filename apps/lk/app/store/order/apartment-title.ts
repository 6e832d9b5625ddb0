import { formatArea } from '@m30/ui-kit/format';
import type { Order } from './order.ts';

type Apartment = Order['apartment'];

const EURO = {
  '1': 'евроодно\u00ADкомнатная',
  '2': 'евродвух\u00ADкомнатная',
  '3': 'евротрёх\u00ADкомнатная',
  '4': 'еврочетырёх\u00ADкомнатная',
};

const KINDS = { commercial: 'помещение', parking: 'машино-место', storage: 'кладовая' };

/** What was bought: «Канал 9, 2-комнатная, 63,6 м²». */
export function apartmentTitle(apartment: Apartment): string {
  return `${apartment.complexName}, ${kindTitle(apartment)}, ${formatArea(apartment.area)}`;
}

function kindTitle(apartment: Apartment): string {
  if (apartment.kind !== 'flat') return KINDS[apartment.kind];
  const { rooms, euro } = apartment;
  if (rooms === 'studio') return 'студия';
  // Word joiners keep the number and its word on one line.
  return euro ? EURO[rooms] : `${rooms}\u2060-\u2060комнатная`;
}

/** Where it lies: «Корпус 2, этаж 7, № 57». */
export function apartmentPlace({ buildingName, floor, number }: Apartment): string {
  return `${buildingName}, этаж\u00A0${floor}, №\u00A0${number}`;
}

import { lotTitle } from '../../../store/objects/lot-title.ts';
import type { ResaleFlat } from './resale.server.ts';

const STATUS: Record<Exclude<ResaleFlat['status'], 'free'>, string> = {
  held: 'Внесён аванс',
  reserved: 'Идёт сделка',
  sold: 'Продана',
  closed: 'Снята с\u00a0продажи',
};

/** «Внесён аванс», «Продана», … or `null` for a flat that is free. */
export const statusWords = (status: ResaleFlat['status']): string | null =>
  status === 'free' ? null : STATUS[status];

/** «4 из 5». */
export const floorWords = ({ floor, floors }: Pick<ResaleFlat, 'floor' | 'floors'>): string =>
  `${floor} из\u00a0${floors}`;

/** What a flat is, spoken: «2-комнатная, 58,1 м², Кондратьевский пр., 62». */
export const flatTitle = (flat: Pick<ResaleFlat, 'rooms' | 'euro' | 'area' | 'place'>): string =>
  `${lotTitle(flat)}, ${flat.place}`;

/** «Улица Мира, 14», as a line begins. */
export const placeTitle = ({ place }: Pick<ResaleFlat, 'place'>): string =>
  place.charAt(0).toUpperCase() + place.slice(1);

import type { FinishVariant } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import { roomsOfSet } from '../../media/interiors.ts';
import { toPicture } from '../../media/to-picture.ts';

type Offer = ResultOf<'LK.GetShowroom'>['offers'][number];

/** Prices and words are those of the page «Меблировка», materials those of the picture. */
export const FINISHES: Readonly<
  Record<FinishVariant, Omit<Offer, 'variant' | 'picture'> & { picture: string }>
> = {
  sever: {
    name: '«Север»',
    text: 'Светлый дуб, белёные стены, шалфейные фасады. Подходит студиям: шкаф до\u00a0потолка прячет кровать.',
    materials: [
      { name: 'Светлый дуб', colour: '#d3b48c' },
      { name: 'Белёные стены', colour: '#e4dfd6' },
      { name: 'Шалфей', colour: '#b4bda3' },
    ],
    price: 1_800_000,
    picture: 'finish-sever-kitchen',
  },
  dvor: {
    name: '«Двор»',
    text: 'Тёплый дуб, кремовые стены, терракотовые фасады. Чаще выбирают семьи с\u00a0детьми.',
    materials: [
      { name: 'Тёплый дуб', colour: '#b9814a' },
      { name: 'Кремовые стены', colour: '#e3cdb4' },
      { name: 'Терракота', colour: '#b0481f' },
    ],
    price: 2_400_000,
    picture: 'finish-dvor-kitchen',
  },
  kanal: {
    name: '«Канал»',
    text: 'Тёмный орех, графит, оранжевые акценты. Любит высокие окна.',
    materials: [
      { name: 'Тёмный орех', colour: '#5b4334' },
      { name: 'Графит', colour: '#33393c' },
      { name: 'Оранжевые акценты', colour: '#d9733f' },
    ],
    price: 3_200_000,
    picture: 'finish-kanal-kitchen',
  },
};

/** Finishes to choose from, cheapest first. */
export function finishOffers({ catalogue }: Pick<Services, 'catalogue'>): Offer[] {
  return (Object.keys(FINISHES) as FinishVariant[]).map((variant) => {
    const { picture, ...offer } = FINISHES[variant];
    const row = catalogue.snapshot.pictures.get(picture);
    const rooms = roomsOfSet(catalogue.snapshot.pictures, variant);
    return { variant, ...offer, picture: row ? toPicture(row) : null, rooms };
  });
}

/** Kopecks for a finish of premises, to the rouble. */
export const finishPrice = (variant: FinishVariant, area: number): number =>
  Math.round((FINISHES[variant].price * area) / 100) * 100;

import type { FinishVariant } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import { toPicture } from '../../media/to-picture.ts';

type Offer = ResultOf<'LK.GetShowroom'>['offers'][number];

/** Prices and words are those of the page «Меблировка». */
export const FINISHES: Readonly<
  Record<FinishVariant, Omit<Offer, 'variant' | 'picture'> & { picture: string }>
> = {
  sever: {
    name: '«Север»',
    text: 'Белёная берёза, шерсть, много хранения. Подходит студиям: шкаф до\u00a0потолка прячет кровать.',
    materials: [
      { name: 'Белёная берёза', colour: '#e2d6c3' },
      { name: 'Светлая шерсть', colour: '#c9ccc8' },
      { name: 'Матовый камень', colour: '#9aa3a6' },
    ],
    price: 1_800_000,
    picture: 'finish-sever-kitchen',
  },
  dvor: {
    name: '«Двор»',
    text: 'Дуб, тёплый серый, открытые полки. Чаще выбирают семьи с\u00a0детьми.',
    materials: [
      { name: 'Дуб', colour: '#b08a5b' },
      { name: 'Тёплый серый', colour: '#a69f95' },
      { name: 'Небелёный лён', colour: '#d8cdb9' },
    ],
    price: 2_400_000,
    picture: 'finish-dvor-kitchen',
  },
  kanal: {
    name: '«Канал»',
    text: 'Кирпичные оттенки, сталь, тёмный орех. Любит высокие окна.',
    materials: [
      { name: 'Кирпич', colour: '#94503a' },
      { name: 'Сталь', colour: '#7c858b' },
      { name: 'Тёмный орех', colour: '#4b3426' },
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
    return { variant, ...offer, picture: row ? toPicture(row) : null };
  });
}

/** Kopecks for a finish of premises, to the rouble. */
export const finishPrice = (variant: FinishVariant, area: number): number =>
  Math.round((FINISHES[variant].price * area) / 100) * 100;

import type { LotKind } from '../../estate/types.ts';

interface Named {
  kind: LotKind;
  number: number;
  complex: { name: string };
}

const FLAT = {
  this: 'Эта квартира',
  whom: 'Эту квартиру',
  of: 'квартиры',
  name: 'квартира',
  free: 'свободна',
};

/** How a lot is spoken of, by its kind. */
export const LOT_WORDS: Readonly<Record<LotKind, typeof FLAT>> = {
  flat: FLAT,
  resale: FLAT,
  commercial: {
    this: 'Это помещение',
    whom: 'Это помещение',
    of: 'помещения',
    name: 'помещение',
    free: 'свободно',
  },
  parking: {
    this: 'Это место',
    whom: 'Это место',
    of: 'места',
    name: 'парковочное место',
    free: 'свободно',
  },
  storage: {
    this: 'Эта кладовая',
    whom: 'Эту кладовую',
    of: 'кладовой',
    name: 'кладовая',
    free: 'свободна',
  },
};

/** What a lot is: «квартира», «помещение». */
export const kindName = (kind: LotKind): string => LOT_WORDS[kind].name;

/** «квартира № 57, «Канал 9»». */
export const lotName = ({ kind, number, complex }: Named) =>
  `${LOT_WORDS[kind].name} №\u00a0${number}, «${complex.name}»`;

import { AREA_COEFFICIENTS, type SummerRoomKind } from '@m30/calculators/area';
import type { SentenceRule } from './rule.ts';

const WORDS: readonly (readonly [kind: SummerRoomKind, word: RegExp])[] = [
  ['loggia', /лоджи/i],
  ['balcony', /балкон/i],
  ['terrace', /террас(?!ы»|ах»)/i],
  ['veranda', /веранд/i],
];

/** Flats of the register, whose area holds no summer rooms. */
const OF_THE_REGISTER = /вторичн|реестр/i;

/** A summer room counts for what `@m30/calculators/area` says. */
export const areaCoefficients: SentenceRule = {
  name: 'area of summer rooms',
  find({ text }) {
    const named = WORDS.filter(([, word]) => word.test(text));
    if (named.length === 0 || OF_THE_REGISTER.test(text)) return null;
    if (/не (?:вход|включ)\S*/i.test(text) && /площад/i.test(text) && !/не целиком/i.test(text)) {
      return 'leaves a summer room out of the reduced area';
    }
    if (!/коэффициент/i.test(text)) return null;
    const right = named.map(([kind]): number => AREA_COEFFICIENTS[kind]);
    const [wrong] = [...text.matchAll(/0,\d+/g)]
      .map(([figure]) => Number(figure.replace(',', '.')))
      .filter((figure) => !right.includes(figure));
    return wrong === undefined
      ? null
      : `says ${wrong} where ${named.map(([kind]) => `${kind} ${AREA_COEFFICIENTS[kind]}`).join(', ')}`;
  },
};

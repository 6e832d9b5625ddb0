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
    for (const { figure, kinds } of boundIn(text)) {
      const wrong = kinds.filter((kind) => AREA_COEFFICIENTS[kind] !== figure);
      if (wrong.length > 0) {
        return `says ${figure} where ${wrong.map((kind) => `${kind} ${AREA_COEFFICIENTS[kind]}`).join(', ')}`;
      }
    }
    return null;
  },
};

/** A coefficient with the rooms that it is said of. */
interface Bound {
  figure: number;
  kinds: SummerRoomKind[];
}

/**
 * Coefficients with the rooms that stand before each, after the coefficient before it: «лоджия 0,5, балкон и терраса 0,3»; with those
 * that follow where the sentence begins with a coefficient: «0,5 для лоджии».
 */
function boundIn(text: string): Bound[] {
  const pieces = text.split(/(0,\d+)/);
  const isLed = kindsIn(pieces[0] ?? '').length > 0;
  return pieces.flatMap((piece, at): Bound[] =>
    at % 2 === 0
      ? []
      : [
          {
            figure: Number(piece.replace(',', '.')),
            kinds: kindsIn(pieces[isLed ? at - 1 : at + 1] ?? ''),
          },
        ],
  );
}

const kindsIn = (text: string): SummerRoomKind[] =>
  WORDS.filter(([, word]) => word.test(text)).map(([kind]) => kind);

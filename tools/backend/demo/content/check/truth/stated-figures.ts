import { NUMBER, numberOf } from './numbers.ts';

/** A figure that pages repeat. */
export interface StatedFigure {
  /** What it is, for whoever is told of a mistake. */
  what: string;
  /** Sentences that speak of it. */
  about: RegExp;
  /** Where the number stands; `#` is the number. */
  figure: string;
  value: number;
}

/** What a sentence says wrongly of the figures; `null` where it says nothing, or what is so. */
export function wrongFigure(figures: readonly StatedFigure[], text: string): string | null {
  for (const { what, about, figure, value } of figures) {
    if (!about.test(text)) continue;
    const found = new RegExp(figure.replace('#', `(?<![\\d,])(${NUMBER})`), 'i').exec(text);
    const stated = found?.[1] === undefined ? null : numberOf(found[1]);
    if (stated !== null && stated !== value) return `says ${stated}: ${what} are ${value}`;
  }
  return null;
}

/** What must not be said, and why. */
export type Wrong = readonly (readonly [wrong: RegExp, why: string])[];

/** Why a sentence must not be said; `null` where it may. */
export const whyWrong = (wrong: Wrong, text: string): string | null =>
  wrong.find(([pattern]) => pattern.test(text))?.[1] ?? null;

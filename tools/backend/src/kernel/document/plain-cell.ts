/**
 * A sign that table processors begin a formula with, narrow or as wide as a Chinese letter, behind anything that draws
 * nothing: some of them look past it.
 */
const FORMULA = /^[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*[-=+@\uff0d\uff1d\uff0b\uff20]/u;

/** Puts an apostrophe before what a table processor would calculate, so that it is shown. */
export const plainCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

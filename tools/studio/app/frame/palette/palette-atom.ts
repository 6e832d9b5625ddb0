import { atom } from 'jotai';

/** Whether search and commands stand open. */
export const paletteAtom = atom(false);

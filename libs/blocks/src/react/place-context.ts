import { createContext, use } from 'react';
import type { SectionKind } from '../core/compose/sections.ts';

/** Where a block of a composed page stands. */
export interface BlockPlace {
  kind: SectionKind;
  /** Number of the first step of its section, from 1. */
  firstStep: number;
  /** The section has a heading: what stands below it is a level deeper. */
  headed: boolean;
}

const PlaceContext = createContext<BlockPlace | null>(null);

/** Tells the blocks below it where they stand. */
export const PlaceProvider = PlaceContext.Provider;

/** Where a block stands on a composed page; `null` on any other, and within another block. */
export const usePlace = (): BlockPlace | null => use(PlaceContext);

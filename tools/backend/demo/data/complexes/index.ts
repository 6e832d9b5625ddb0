import type { ComplexSeed } from '../types.ts';
import { kanal } from './kanal.ts';
import { kolonnada } from './kolonnada.ts';
import { loft } from './loft.ts';
import { severny } from './severny.ts';
import { sosny } from './sosny.ts';
import { svetly } from './svetly.ts';
import { terrasy } from './terrasy.ts';
import { zaliv } from './zaliv.ts';

/** Every complex, in the order of the lists. */
export const complexes: readonly ComplexSeed[] = [
  kanal,
  zaliv,
  kolonnada,
  loft,
  severny,
  svetly,
  terrasy,
  sosny,
];

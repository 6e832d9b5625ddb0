import { kanal } from './kanal.ts';
import { kolonnada } from './kolonnada.ts';
import { loft } from './loft.ts';
import { severny } from './severny.ts';
import { sosny } from './sosny.ts';
import { svetly } from './svetly.ts';
import { terrasy } from './terrasy.ts';
import type { AroundSeed } from './types.ts';
import { zaliv } from './zaliv.ts';

/** What is around every complex. */
export const around: readonly AroundSeed[] = [
  kanal,
  zaliv,
  kolonnada,
  loft,
  severny,
  svetly,
  terrasy,
  sosny,
];

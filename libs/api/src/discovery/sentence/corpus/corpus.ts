import { area } from './area.ts';
import { complex } from './complex.ts';
import { sentencesOf } from './corpus-sentence.ts';
import { features } from './features.ts';
import { floor } from './floor.ts';
import { handover } from './handover.ts';
import { hostile } from './hostile.ts';
import { payment } from './payment.ts';
import { place } from './place.ts';
import { price } from './price.ts';
import { rooms } from './rooms.ts';
import { typed } from './typed.ts';
import { unknown } from './unknown.ts';
import { way } from './way.ts';
import { whole } from './whole.ts';

/** ISO date on which the sentences were typed: «до конца года» and «в следующем году» are read on it. */
export const CORPUS_DAY = '2026-11-26';

/** All sentences of the corpus that corrected the grammar from the start. */
export const CORPUS = sentencesOf({
  rooms,
  price,
  area,
  floor,
  handover,
  complex,
  place,
  features,
  payment,
  way,
  typed,
  whole,
  unknown,
  hostile,
});

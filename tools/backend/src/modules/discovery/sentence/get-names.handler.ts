import { getNames } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { namesOf } from './names-of.ts';

/** Gives what the catalogue knows by name, for whoever reads sentences. */
export const getNamesHandler = implement(getNames, (_input, { services }) =>
  namesOf(services.catalogue.snapshot),
);

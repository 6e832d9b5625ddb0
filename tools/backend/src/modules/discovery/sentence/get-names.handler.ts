import { getNames } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { namesOf } from './names-of.ts';

/** Answers with the names in the catalogue, for the reader of sentences. */
export const getNamesHandler = implement(getNames, (_input, { services }) =>
  namesOf(services.catalogue.snapshot),
);

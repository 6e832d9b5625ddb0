import { getProgrammes } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { toPlannedProgrammes } from './to-planned-programmes.ts';

/** Lists the mortgage programmes: the common one first, then those of the banks. */
export const getProgrammesHandler = implement(getProgrammes, (_input, { services }) => ({
  programmes: toPlannedProgrammes(services.catalogue.snapshot),
}));

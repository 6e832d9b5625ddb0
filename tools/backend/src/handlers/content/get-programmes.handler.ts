import { getProgrammes } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { toPlannedProgrammes } from '../../domain/objects/to-planned-programmes.ts';

/** Lists the mortgage programmes: the common one first, then those of the banks. */
export const getProgrammesHandler = implement(getProgrammes, (_input, { services }) => ({
  programmes: toPlannedProgrammes(services.catalogue.snapshot),
}));

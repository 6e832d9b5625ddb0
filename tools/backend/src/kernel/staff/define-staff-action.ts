import * as v from 'valibot';
import type { Right } from '@m30/studio/contract/core/rights';
import { parseInput } from '../method/parse-input.ts';
import type { Services } from '../services.ts';
import type { FieldSchema } from './fields.ts';

/** What an action answers its caller with. */
interface StaffAnswer {
  /** Russian, for the member of staff: what was done. */
  message: string;
  [detail: string]: unknown;
}

type Entries = Record<string, FieldSchema>;

/** Something that a member of staff does for a buyer: from the command line or on the staff page. */
export interface StaffAction {
  /** «ticket.answer». */
  readonly name: string;
  /** Who may do it in the Studio. */
  readonly right: Right;
  /** Russian, one phrase: what it does. */
  readonly summary: string;
  /** Russian, the end of «Покупатель увидит: …»: what the account, a letter or an SMS tells then. */
  readonly shows: string;
  readonly input: v.StrictObjectSchema<Entries, undefined>;
  /**
   * Parses the raw fields and does the work; an empty field counts as left out.
   * @throws Refused 400 for wrong fields, or as the action says
   */
  run(services: Services, raw: Readonly<Record<string, unknown>>): Promise<StaffAnswer>;
}

interface Definition<E extends Entries> {
  name: string;
  /** There is no default: who may do it is always said. */
  right: Right;
  summary: string;
  /** There is no default: whom it concerns is told before it is done. */
  shows: string;
  /** A `v.strictObject` of the fields of `fields.ts`. */
  input: v.StrictObjectSchema<E, undefined>;
  run(
    services: Services,
    input: v.InferOutput<v.StrictObjectSchema<E, undefined>>,
  ): Promise<StaffAnswer>;
}

/** Makes an action of the staff: `defineStaffAction({ name: 'ticket.answer', summary, shows, input, run })`. */
export function defineStaffAction<E extends Entries>({
  run,
  ...about
}: Definition<E>): StaffAction {
  return {
    name: about.name,
    right: about.right,
    summary: about.summary,
    shows: about.shows,
    input: v.strictObject<Entries>(about.input.entries),
    async run(services, raw) {
      const given = Object.entries(raw).filter(([, value]) => value !== '');
      return run(services, parseInput(about.input, Object.fromEntries(given)));
    },
  };
}

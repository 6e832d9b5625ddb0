import type { Standing } from '@m30/calculators/family';

type People = Readonly<{ participants: number; standing: readonly Standing[] }>;

/** How a participant, from 0, takes part. */
export const standingOf = ({ standing }: Pick<People, 'standing'>, participant: number): Standing =>
  standing[participant] ?? 'adult';

/** Participants who sign, from 0: a parent signs for a child. */
export const signersOf = (state: People): number[] =>
  Array.from({ length: state.participants }, (_, participant) => participant).filter(
    (participant) => standingOf(state, participant) !== 'child',
  );

/** Participants who were children and are no more: they need a passport. */
export const outgrowing = (before: readonly Standing[], now: readonly Standing[]): number[] =>
  now.flatMap((standing, participant) =>
    standing !== 'child' && before[participant] === 'child' ? [participant] : [],
  );

const AGES: readonly Standing[] = ['child', 'minor', 'adult'];

const ageOf = (people: Pick<People, 'standing'>, participant: number): number =>
  AGES.indexOf(standingOf(people, participant));

const stepsOf = (before: People, standing: readonly Standing[]): number[] =>
  Array.from(
    { length: before.participants },
    (_, one) => ageOf({ standing }, one) - ageOf(before, one),
  );

/** Whether somebody were of an earlier age than before. */
export const isYounger = (before: People, now: readonly Standing[]): boolean =>
  stepsOf(before, now).some((step) => step < 0);

/** Whether somebody is of a later age than before, and nobody of an earlier one. */
export const hasGrown = (before: People, now: readonly Standing[]): boolean =>
  stepsOf(before, now).some((step) => step > 0) && !isYounger(before, now);

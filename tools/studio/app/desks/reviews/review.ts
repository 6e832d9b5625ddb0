import type { StudioResult } from '../../../contract/client.ts';

export type Review = StudioResult<'Reviews.List'>['reviews'][number];

/** Tabs of the desk, in their order. */
export const STATES = { new: 'Ждут', published: 'На сайте', rejected: 'Не показаны' } as const;

export type ReviewState = keyof typeof STATES;

/** The tab that an address names; the first one where it names none. */
export const stateOf = (name: string): ReviewState =>
  Object.hasOwn(STATES, name) ? (name as ReviewState) : 'new';

/** «4 из 5». */
export const ratingOf = ({ rating }: Review): string =>
  rating === null ? 'без оценки' : `${rating} из\u00a05`;

/** Which house a review is about. */
export const subjectOf = ({ complex }: Review): string => complex ?? 'компания';

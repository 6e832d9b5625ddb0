import type { Right } from '@m30/studio/contract/core/rights';
import type { Services } from '../services.ts';

/** One thing that waits for the staff. */
interface StaffItem {
  guid: string;
  /** Russian: what it is, with its number. */
  title: string;
  /** Russian labels and their values. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Messages, oldest first; line breaks are preserved. */
  texts?: readonly { author: string; at: Date; text: string }[];
  /** Files that came with it; `guid` is that of the upload. */
  files?: readonly { guid: string; name: string }[];
  /** What may be done with it: a name of the registry, the fields that are known already and those that may be changed. */
  actions: readonly {
    name: string;
    /** Not asked for again. */
    given: Readonly<Record<string, string>>;
    /** Stands in the form already. */
    suggested?: Readonly<Record<string, string>>;
  }[];
}

/** A kind of things that wait for the staff: a view of the desk «Дела». */
export interface StaffWork {
  /** «tickets», as the address names it. */
  readonly name: string;
  /** Who sees it in the Studio. */
  readonly right: Right;
  /** Russian, plural. */
  readonly title: string;
  /** Those that wait longest first, at most `most`; `total` counts all. */
  list(services: Services, most: number): Promise<{ total: number; items: StaffItem[] }>;
}

/** Makes a view of open work. */
export const defineStaffWork = (work: StaffWork): StaffWork => work;

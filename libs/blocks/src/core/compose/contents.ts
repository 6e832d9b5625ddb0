import type { Compose } from './compose.ts';
import type { Section } from './sections.ts';
import { isHead } from './traits.ts';

/** A line of a page's contents. */
export interface ContentsItem {
  /** `id` of what it leads to. */
  anchor: string;
  name: string;
}

/** Contents of a page, and between which sections they stay in sight. */
export interface Contents {
  kind: 'steps' | 'parts';
  items: readonly ContentsItem[];
  /** First and last section, from 0. */
  course: readonly [from: number, to: number];
}

/** Fewer lines need no contents. */
const FEWEST = 3;
/** More do not fit a ruler. */
const MOST = 11;

/** `id` of a section that a heading begins, unless the heading has an anchor of its own. */
export const partAnchor = (section: number) => `razdel-${section + 1}`;

/** `id` of a step, counted through the page from 1. */
export const stepAnchor = (step: number) => `shag-${step}`;

/** What a page is about, line by line: the steps of a guide, otherwise its parts; nothing where that is not worth a list. */
export function contentsOf(sections: readonly Section[], compose: Compose): Contents | null {
  if (compose === 'landing') return null;
  const steps = compose === 'guide' ? stepItems(sections) : [];
  const isCourse = steps.length >= FEWEST;
  const items = isCourse ? steps : sections.flatMap(partItems);
  if (items.length < FEWEST || items.length > MOST) return null;
  const within = (section: Section) =>
    isCourse ? section.kind === 'steps' : partItems(section, 0).length > 0;
  return {
    kind: isCourse ? 'steps' : 'parts',
    items,
    course: [sections.findIndex(within), sections.findLastIndex(within)],
  };
}

/** Number of the first step of each section, from 1; sections without steps have that of the next. */
export function firstSteps(sections: readonly Section[]): number[] {
  let next = 1;
  return sections.map((section) => {
    const first = next;
    next += namesOfSteps(section).length;
    return first;
  });
}

function stepItems(sections: readonly Section[]): ContentsItem[] {
  return sections
    .flatMap(namesOfSteps)
    .map((name, index) => ({ name, anchor: stepAnchor(index + 1) }));
}

function namesOfSteps({ kind, blocks }: Section): string[] {
  if (kind !== 'steps') return [];
  return blocks.flatMap(({ block: { type, props } }) =>
    type === 'steps' && 'items' in props && Array.isArray(props.items)
      ? props.items.map(({ name, title }: { name?: string; title: string }) => name ?? title)
      : [],
  );
}

function partItems({ blocks: [first] }: Section, index: number): ContentsItem[] {
  if (!first || !isHead(first.block) || !('text' in first.block.props)) return [];
  const { props, frame } = first.block;
  return [{ name: String(props.text), anchor: frame?.anchor ?? partAnchor(index) }];
}

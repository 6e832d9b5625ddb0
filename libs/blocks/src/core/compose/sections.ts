import type { ParsedBlock } from '../parsed-block.ts';
import type { Compose } from './compose.ts';
import { isForm, isHead, isSteps, isTitled, isWords } from './traits.ts';

/** What a part of a page is, which decides how it stands on the grid. */
export type SectionKind =
  | 'opening' // the first picture of a story
  | 'hero' // the first picture of a landing, with its promise
  | 'words' // running text, perhaps under a heading
  | 'steps' // numbered steps, perhaps under a heading
  | 'gate' // figures on the deep ground, between steps
  | 'figures'
  | 'picture'
  | 'pair' // two pictures beside each other
  | 'quote'
  | 'whole' // anything at full width
  | 'close'; // the form that ends the page

/** A part of a page: the page's one gap stands between two of them. */
export interface Section {
  kind: SectionKind;
  /** Its blocks with their places in the page's list, from 0. */
  blocks: readonly { block: ParsedBlock; index: number }[];
  /** Edge of the window that a picture reaches: they take turns. */
  side?: 'start' | 'end';
}

/** The parts of a page in their order; every block is in exactly one. */
export function sectionsOf(blocks: readonly ParsedBlock[], compose: Compose): Section[] {
  const sections: Section[] = [];
  for (let index = 0; index < blocks.length;) {
    const rest = blocks.slice(index);
    const { kind, count } = nextSection(rest, compose, index === 0);
    const side = kind === 'picture' && { side: sideOf(sections) };
    const own = rest.slice(0, count).map((block, at) => ({ block, index: index + at }));
    sections.push({ kind, blocks: own, ...side });
    index += count;
  }
  return sections;
}

/** Whether a page begins with its own first screen, which has the page's title. */
export function hasHero(blocks: readonly ParsedBlock[], compose: Compose): boolean {
  return sectionsOf(blocks.slice(0, 1), compose)[0]?.kind === 'hero';
}

interface Next {
  kind: SectionKind;
  /** Blocks that it takes. */
  count: number;
}

function nextSection(rest: readonly ParsedBlock[], compose: Compose, isFirst: boolean): Next {
  const [block, next] = rest;
  if (!block) return { kind: 'whole', count: 0 };
  if (isForm(block) && rest.length === 1) return { kind: 'close', count: 1 };
  if (isHead(block)) return underHead(rest, compose);
  if (isWords(block)) return { kind: 'words', count: runOf(rest, isWords) };
  if (isSteps(block) && compose === 'guide') {
    return { kind: 'steps', count: 1 + runOf(rest.slice(1), isWords) };
  }
  if (block.type === 'image' && compose === 'editorial') {
    if (isFirst) return { kind: 'opening', count: 1 };
    if (next?.type === 'image') return { kind: 'pair', count: 2 };
  }
  return { kind: kindOf(block, compose, isFirst), count: 1 };
}

/** A heading takes the words below it, or the one block that has no heading of its own. */
function underHead(rest: readonly ParsedBlock[], compose: Compose): Next {
  const below = rest.slice(1);
  const [first] = below;
  if (!first || (isForm(first) && below.length === 1)) return { kind: 'whole', count: 1 };
  if (compose === 'guide' && isSteps(first)) {
    return { kind: 'steps', count: 2 + runOf(below.slice(1), isWords) };
  }
  const run = runOf(below, (block) => isWords(block) || isSteps(block));
  if (run > 0) return { kind: 'words', count: 1 + run };
  const alone = isHead(first) || isTitled(first) || first.frame?.theme !== undefined;
  return { kind: 'whole', count: alone ? 1 : 2 };
}

function kindOf({ type, props, frame }: ParsedBlock, compose: Compose, isFirst: boolean) {
  if (type === 'banner' && compose === 'landing' && isFirst && 'picture' in props) return 'hero';
  if (type === 'stats' && compose === 'guide' && frame?.theme === 'deep') return 'gate';
  if (type === 'stats' && !frame?.theme) return 'figures';
  if (type === 'image' && !frame?.theme) return 'picture';
  if (type === 'quote') return 'quote';
  return 'whole';
}

function runOf(blocks: readonly ParsedBlock[], belongs: (block: ParsedBlock) => boolean): number {
  const end = blocks.findIndex((block) => !belongs(block));
  return end === -1 ? blocks.length : end;
}

const sideOf = (before: readonly Section[]): 'start' | 'end' =>
  before.filter(({ kind }) => kind === 'picture').length % 2 === 0 ? 'start' : 'end';

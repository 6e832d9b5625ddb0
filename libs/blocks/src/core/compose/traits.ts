import type { ParsedBlock } from '../parsed-block.ts';

/** A heading of the second level on the page's own ground: it begins a part of the page. */
export const isHead = ({ type, props, frame }: ParsedBlock) =>
  type === 'header' &&
  !frame?.theme &&
  'tag' in props &&
  (props.tag === 'h1' || props.tag === 'h2');

/** Whether a block has a heading of its own. */
export const isTitled = ({ props }: ParsedBlock) => 'title' in props && Boolean(props.title);

/** Running words on the page's own ground. */
export const isWords = (block: ParsedBlock) =>
  (block.type === 'text' || block.type === 'notice') && !block.frame?.theme;

/** Steps on the page's own ground, without a heading of their own. */
export const isSteps = (block: ParsedBlock) =>
  block.type === 'steps' && !block.frame?.theme && !isTitled(block);

/** What asks for a lead. */
export const isForm = ({ type }: ParsedBlock) => type === 'form' || type === 'buttonform';

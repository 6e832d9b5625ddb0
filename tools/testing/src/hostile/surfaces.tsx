import { Blocks } from '@m30/blocks';
import type { ParsedBlock } from '@m30/blocks/server';
import { ServerHtml } from '@m30/ui-kit/server-html';

/** One payload as the pages of the product would hold it; plain JSON, as it travels to the browser. */
export interface Case {
  payload: string;
  blocks: ParsedBlock[];
  /** HTML that a modal is given by a trigger, read from the attribute. */
  told: string[];
}

/** A payload in every place that shows what somebody else has written. */
export function Surfaces({ cases }: { cases: readonly Case[] }) {
  return cases.map(({ payload, blocks, told }, index) => (
    <section key={index} data-case={index}>
      <Blocks blocks={blocks} />
      <ServerHtml html={payload} />
      {told.map((html, at) => (
        <ServerHtml key={at} html={html} />
      ))}
    </section>
  ));
}

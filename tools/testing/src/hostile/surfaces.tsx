import type { FormEvent } from 'react';
import { Blocks } from '@m30/blocks';
import type { ParsedBlock } from '@m30/blocks/server';
import { ServerHtml } from '@m30/ui-kit/server-html';

/** One payload as the pages of the product would hold it; plain JSON, as it travels to the browser. */
export interface Case {
  payload: string;
  blocks: ParsedBlock[];
  /** HTML that a modal is given by a trigger, read from the attribute. */
  markup: string[];
}

export interface SurfacesProps {
  cases: readonly Case[];
  /** Called with `input` events of what has hydrated: React stops all others. */
  onInput?: (event: FormEvent) => void;
}

/** A payload in every place that shows what somebody else has written. */
export function Surfaces({ cases, onInput }: SurfacesProps) {
  return cases.map(({ payload, blocks, markup }, index) => (
    <section key={index} data-case={index} onInput={onInput}>
      <Blocks blocks={blocks} />
      <ServerHtml html={payload} />
      {markup.map((html, at) => (
        <ServerHtml key={at} html={html} />
      ))}
    </section>
  ));
}

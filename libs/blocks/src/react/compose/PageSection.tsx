import { useMemo, type ReactNode } from 'react';
import { partAnchor } from '../../core/compose/contents.ts';
import type { Section } from '../../core/compose/sections.ts';
import { isHead } from '../../core/compose/traits.ts';
import { PlaceProvider } from '../place-context.ts';
import { PlacedBlock } from '../PlacedBlock.tsx';
import styles from './Compose.module.css';

export interface PageSectionProps {
  section: Section;
  /** Place among the page's sections, from 0. */
  index: number;
  /** Number of its first step, from 1. */
  firstStep: number;
  /** What the page adds to it: contents beside the opening picture. */
  children?: ReactNode;
}

/** A part of a composed page: its blocks on the page's grid, and the place that its contents lead to. */
export function PageSection({ section, index, firstStep, children }: PageSectionProps) {
  const { kind, blocks, side } = section;
  const [first] = blocks;
  const headed = first !== undefined && isHead(first.block);
  const place = useMemo(() => ({ kind, firstStep, headed }), [kind, firstStep, headed]);
  const band = blocks.length === 1 && first?.block.frame?.theme;
  return (
    <div
      className={styles.section}
      data-section={kind}
      data-side={side}
      data-band={kind === 'close' ? 'paper' : band || undefined}
      id={headed ? (first.block.frame?.anchor ?? partAnchor(index)) : undefined}
    >
      <PlaceProvider value={place}>
        {blocks.map(({ block, index: at }) => (
          <PlacedBlock
            key={`${at} ${block.type}`}
            className={styles.block}
            place={isHead(block) ? 'head' : kind}
            index={at}
            block={block}
            {...(headed && block === first.block && { id: null })}
          />
        ))}
      </PlaceProvider>
      {children}
    </div>
  );
}

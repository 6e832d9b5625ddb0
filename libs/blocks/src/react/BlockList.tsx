import { useMemo } from 'react';
import styles from './Blocks.module.css';
import type { ParsedBlock } from '../core/parsed-block.ts';
import { placesOf } from '../core/compose/places.ts';
import { PlacedBlock } from './PlacedBlock.tsx';

/** Blocks one under another, each with its frame and its own boundary. */
export function BlockList({ blocks }: { blocks: readonly ParsedBlock[] }) {
  const places = useMemo(() => placesOf(blocks), [blocks]);
  return blocks.map((block, index) => (
    <PlacedBlock
      // The same place of another page may hold another block.
      key={`${index} ${block.type}`}
      className={styles.block}
      place={places[index]}
      {...{ block, index }}
    />
  ));
}

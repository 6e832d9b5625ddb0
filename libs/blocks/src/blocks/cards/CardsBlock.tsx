import { ClubCard } from '@m30/ui-kit/club-card';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import styles from './CardsBlock.module.css';
import type { CardsProps } from './cards.schema.ts';

const ranks = ['paper', 'water', 'deep'] as const;

/** Club cards side by side, darker with each rank. */
export function CardsBlock({ title, text, items }: CardsProps) {
  return (
    <>
      <BlockHead title={title} text={text} />
      <ul className={styles.cards}>
        {items.map((card, index) => (
          <li key={index}>
            <ClubCard {...card} rank={ranks[index] ?? 'deep'} />
          </li>
        ))}
      </ul>
    </>
  );
}

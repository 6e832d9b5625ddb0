import type { CSSProperties } from 'react';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { missingCells } from '../data/shown-range.ts';
import styles from './Tile.module.css';

/** Fills the last row of the grid with the offer to choose together. */
export function HelpTile({ cells }: { cells: number }) {
  const spans = {
    '--m30-span-2': missingCells(cells, 2),
    '--m30-span-3': missingCells(cells, 3),
  } as CSSProperties;
  return (
    <aside className={styles.help} data-tone="paper" style={spans} aria-label="Помощь в выборе">
      <p className={styles.words}>Не&nbsp;нашли подходящую квартиру? Подберём вместе с&nbsp;вами</p>
      <Button variant="secondary" {...leadTrigger('callRequest')}>
        Заказать звонок
      </Button>
    </aside>
  );
}

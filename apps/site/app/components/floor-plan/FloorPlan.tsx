import { useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { formatNumber } from '@m30/ui-kit/format';
import { Compass } from './Compass.tsx';
import { FlatList } from './FlatList.tsx';
import { FlatShapes } from './FlatShapes.tsx';
import { flatSign } from './flat-words.ts';
import styles from './FloorPlan.module.css';

export type Floor = ResultOf<'Objects.GetFloor'>;
export type FloorFlat = Floor['flats'][number];

export interface FloorPlanProps {
  floor: Floor;
  /** Id of the flat that the page is about. */
  current?: string | undefined;
  /**
   * Shows the flats as a list beside the drawing too.
   * @default true
   */
  list?: boolean | undefined;
  /**
   * Loads the drawing at once, where it is the page's main picture.
   * @default false
   */
  eager?: boolean | undefined;
}

/** A floor from above: each flat is a link, its status is a colour, a pattern and a word. */
export function FloorPlan({ floor, current, list = true, eager = false }: FloorPlanProps) {
  const [active, setActive] = useState<string | null>(null);
  const { viewBox, flats, drawing, north } = floor;
  const [left, top, width, height] = viewBox;
  const marked = { current, active, onActive: setActive };
  return (
    <div className={styles.plan} data-list={list || undefined}>
      <div className={styles.stage}>
        <div className={styles.scroll}>
          <div
            className={styles.sheet}
            style={{
              aspectRatio: `${width} / ${height}`,
              maxWidth: `${Math.round((MAX_HEIGHT * width) / height)}px`,
            }}
          >
            <img src={drawing} alt="" loading={eager ? undefined : 'lazy'} decoding="async" />
            <FlatShapes floor={floor} {...marked} />
            {flats.map((flat) => (
              <span
                key={flat.id}
                className={styles.label}
                data-status={flat.status}
                data-current={flat.id === current || undefined}
                aria-hidden="true"
                style={{
                  left: `${((flat.label[0] - left) / width) * 100}%`,
                  top: `${((flat.label[1] - top) / height) * 100}%`,
                }}
              >
                <b>{flatSign(flat)}</b>
                <small>
                  {flat.status === 'free' ? formatNumber(flat.area, 1) : SIGN[flat.status]}
                </small>
              </span>
            ))}
          </div>
        </div>
        <Compass north={north} />
      </div>
      {list && <FlatList flats={flats} {...marked} />}
    </div>
  );
}

/** A short section would fill the screen. */
const MAX_HEIGHT = 640;

/** What stands on a flat that cannot be bought now. */
const SIGN: Record<Exclude<FloorFlat['status'], 'free'>, string> = {
  held: 'бронь',
  reserved: 'резерв',
  sold: 'продана',
  closed: '—',
};

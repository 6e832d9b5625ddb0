import type { CSSProperties } from 'react';
import { useStaticData } from '@m30/shell/static-data';
import { StaticPart } from '../../../components/static-part/index.ts';
import { LevelGround } from './LevelGround.tsx';
import { LevelLegend } from './LevelLegend.tsx';
import { PlaceShape, StatusPatterns } from './PlaceShape.tsx';
import styles from './LevelPlan.module.css';
import type { ParkFound } from './park.server.ts';
import { usePlanKeys } from './use-plan-keys.ts';

export interface LevelPlanProps {
  level: ParkFound['level'];
  /** Id of the place that was chosen. */
  chosen?: string | undefined;
  /** Address of the page with a place chosen. */
  hrefOf: (id: string) => string;
}

/**
 * A level from above: places for sale are links. With script the plan is one stop of the Tab key, and
 * the arrows go from place to place.
 */
export function LevelPlan({ level, chosen, hrefOf }: LevelPlanProps) {
  const { viewBox, drawing, places } = level;
  const { stop, onKeyDown, onFocus } = usePlanKeys(places, chosen);
  const [, , width, height] = viewBox;
  return (
    <div className={styles.plan}>
      <div className={styles.scroll}>
        <svg
          className={styles.sheet}
          viewBox={viewBox.join(' ')}
          style={{ '--m30-width': width, aspectRatio: `${width} / ${height}` } as CSSProperties}
          role="group"
          aria-label="Схема уровня. Стрелки переходят от места к месту"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <StatusPatterns />
          <StaticPart as="g" data={useStaticData('level', drawing)}>
            {(ground) => <LevelGround drawing={ground} />}
          </StaticPart>
          {places.map((place) => (
            <PlaceShape
              key={place.id}
              place={place}
              chosen={place.id === chosen}
              href={hrefOf(place.id)}
              {...(stop !== undefined && { tabIndex: place.id === stop ? 0 : -1 })}
            />
          ))}
        </svg>
      </div>
      <LevelLegend />
    </div>
  );
}

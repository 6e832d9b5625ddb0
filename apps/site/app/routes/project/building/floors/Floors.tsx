import { Section } from '@m30/ui-kit/section';
import { FloorPlan, type Floor } from '../../../../components/floor-plan/FloorPlan.tsx';
import type { Facade } from '../data/facade.ts';
import { placeHref } from './read-place.ts';
import styles from './Floors.module.css';

export interface FloorsProps {
  sections: Facade['sections'];
  /** The floor that is shown. */
  floor: Floor;
}

/** The floors of the building from above; section and floor are chosen by links. */
export function Floors({ sections, floor }: FloorsProps) {
  const shown = sections.find(({ number }) => number === floor.section);
  return (
    <Section id="floors" title="Планы этажей" flush>
      {sections.length > 1 && (
        <nav className={styles.choice} aria-label="Секции">
          {sections.map(({ number, floors }) => (
            <a
              key={number}
              href={placeHref({ section: number, floor: sameFloor(floors, floor.floor) })}
              data-keep-scroll=""
              aria-current={number === floor.section ? 'true' : undefined}
            >
              Секция {number}
            </a>
          ))}
        </nav>
      )}
      <nav className={styles.choice} aria-label="Этажи">
        {shown?.floors.map((number) => (
          <a
            key={number}
            href={placeHref({ section: floor.section, floor: number })}
            data-keep-scroll=""
            aria-label={`Этаж ${number}`}
            aria-current={number === floor.floor ? 'true' : undefined}
          >
            {number}
          </a>
        ))}
      </nav>
      <FloorPlan floor={floor} />
    </Section>
  );
}

const sameFloor = (floors: readonly number[], floor: number) =>
  floors.includes(floor) ? floor : (floors[0] ?? floor);

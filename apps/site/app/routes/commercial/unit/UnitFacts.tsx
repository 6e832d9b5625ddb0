import { formatArea } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { Section } from '@m30/ui-kit/section';
import { unitFacts } from './unit-facts.ts';
import styles from './UnitFacts.module.css';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** Parameters of the unit, its rooms, and where it is in its building. */
export function UnitFacts({ unit }: { unit: PremisesPageUnit }) {
  const { facade } = unit;
  return (
    <Section aria-label="О помещении">
      <div className={styles.facts}>
        <div>
          <h2>Параметры</h2>
          <Rows rows={unitFacts(unit)} />
        </div>
        <div>
          <h2>Комнаты</h2>
          <Rows
            rows={unit.roomList.map(({ name, area }): [string, string] => [name, formatArea(area)])}
          />
        </div>
        {facade && (
          <div className={styles.place}>
            <h2>Где оно в&nbsp;доме</h2>
            <div className={styles.facade}>
              <Picture
                picture={{
                  ...facade.picture,
                  alt: `Фасад «${unit.complexName}»: ${unit.buildingName.toLowerCase()}, отмечен первый этаж`,
                }}
                sizes="(min-width: 1360px) 50vw, 100vw"
              />
              <svg
                viewBox={`0 0 ${facade.picture.width} ${facade.picture.height}`}
                aria-hidden="true"
              >
                {facade.polygons.map((points, index) => (
                  <polygon key={index} points={points.map((point) => point.join(',')).join(' ')} />
                ))}
              </svg>
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}

function Rows({ rows }: { rows: readonly [name: string, value: string][] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

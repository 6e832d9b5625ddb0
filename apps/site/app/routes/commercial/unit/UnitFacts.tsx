import { metrePriceFormula } from '@m30/calculators/area';
import { HowCounted } from '@m30/calculators/counted';
import { formatArea } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { FactRows, MarkedFacade } from '../../../components/listing-page/index.ts';
import { unitFacts } from './unit-facts.ts';
import { floorWords } from '../shared/premises-words.ts';
import styles from './UnitFacts.module.css';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** Parameters of the unit and how its price of a m² comes about, its rooms, and where it is in its building. */
export function UnitFacts({ unit }: { unit: PremisesPageUnit }) {
  const { facade } = unit;
  return (
    <Section aria-label="О помещении">
      <div className={styles.facts}>
        <div>
          <h2>Параметры</h2>
          <FactRows rows={unitFacts(unit)} />
          {unit.price !== null && (
            <HowCounted rows={[metrePriceFormula(unit.price, unit.area, 'page')]} />
          )}
        </div>
        {unit.roomList.length > 0 && (
          <div>
            <h2>Комнаты</h2>
            <FactRows
              rows={unit.roomList.map(({ name, area }) => [name, formatArea(area)] as const)}
            />
          </div>
        )}
        {facade && (
          <div className={styles.place}>
            <h2>Где оно в&nbsp;доме</h2>
            <MarkedFacade
              facade={facade}
              alt={`Фасад «${unit.complexName}»: ${unit.buildingName.toLowerCase()}, отмечен ${floorWords(unit.floor)}`}
              sizes="(min-width: 1360px) 50vw, 100vw"
            />
          </div>
        )}
      </div>
    </Section>
  );
}

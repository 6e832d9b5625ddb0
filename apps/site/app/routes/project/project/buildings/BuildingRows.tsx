import { formatCount, formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { FactRow } from '../fact-row/FactRow.tsx';
import type { Complex } from '../ProjectPage.tsx';

export interface BuildingRowsProps {
  vendor: string;
  buildings: Complex['buildings'];
}

const FLATS = ['квартира', 'квартиры', 'квартир'] as const;
const FLOORS = ['этаж', 'этажа', 'этажей'] as const;

/** The buildings of a complex; each row leads to its page. */
export function BuildingRows({ vendor, buildings }: BuildingRowsProps) {
  return (
    <Section id="buildings" title="Корпуса" flush>
      {buildings.map(({ subvendor, name, floors, handover, free, priceFrom }) => (
        <FactRow
          key={subvendor}
          href={`/obekty/${vendor}/${subvendor}`}
          title={name}
          facts={[
            `${formatCount(floors, FLOORS)}, ${formatQuarter(handover)}`,
            free === 0 ? 'все квартиры проданы' : formatCount(free, FLATS),
          ]}
          price={priceFrom === null ? '' : `от\u00a0${formatMillions(priceFrom)}`}
        />
      ))}
    </Section>
  );
}

import { formatCount, formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { FactRow } from '../fact-row/FactRow.tsx';
import type { Complex } from '../data/complex.ts';
import { StartNotice } from './StartNotice.tsx';

export interface BuildingRowsProps {
  vendor: string;
  /** Name of the complex. */
  complexName: string;
  buildings: Complex['buildings'];
}

const FLATS = ['квартира', 'квартиры', 'квартир'] as const;
const FLOORS = ['этаж', 'этажа', 'этажей'] as const;

/** The buildings of a complex; each row leads to its page. */
export function BuildingRows({ vendor, complexName, buildings }: BuildingRowsProps) {
  return (
    <Section id="buildings" title="Корпуса" flush>
      {buildings.map(({ subvendor, name, floors, handover, free, priceFrom, upcoming }) => (
        <FactRow
          key={subvendor}
          href={`/obekty/${vendor}/${subvendor}`}
          title={name}
          facts={[
            `${formatCount(floors, FLOORS)}, ${formatQuarter(handover)}`,
            upcoming ? 'продажи ещё не\u00a0начались' : freeWords(free),
          ]}
          price={priceFrom === null ? '' : `от\u00a0${formatMillions(priceFrom)}`}
        />
      ))}
      {buildings.map(
        ({ subvendor, name, upcoming }) =>
          upcoming && <StartNotice key={subvendor} complexName={complexName} name={name} />,
      )}
    </Section>
  );
}

const freeWords = (free: number) =>
  free === 0 ? 'все квартиры проданы' : formatCount(free, FLATS);

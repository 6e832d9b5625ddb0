import { formatCount, formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { countFlats } from '../../../../store/apartments/count-flats.ts';
import { FactRow } from '../fact-row/FactRow.tsx';
import type { Complex } from '../data/complex.ts';
import { StartNotice } from './StartNotice.tsx';

export interface BuildingRowsProps {
  complex: Pick<Complex, 'vendor' | 'name' | 'buildings' | 'premises' | 'parking'>;
}

const FLOORS = ['этаж', 'этажа', 'этажей'] as const;

const PREMISES = ['помещение', 'помещения', 'помещений'] as const;
const PLACES = ['место', 'места', 'мест'] as const;

/** The buildings of a complex, its premises and its car park where it has them; each row leads to its page. */
export function BuildingRows({ complex }: BuildingRowsProps) {
  const { vendor, name: complexName, buildings, premises, parking } = complex;
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
      {premises && (
        <FactRow
          href={`/kommerciya/${vendor}`}
          title="Коммерческие помещения"
          facts={['для магазина, кафе, офиса', freeOf(premises.free, PREMISES)]}
          price=""
        />
      )}
      {parking && (
        <FactRow
          href={`/parking/${vendor}`}
          title="Паркинг и кладовые"
          facts={['на схеме уровней', freeOf(parking.free, PLACES)]}
          price=""
        />
      )}
      {buildings.map(
        ({ subvendor, name, upcoming }) =>
          upcoming && <StartNotice key={subvendor} complexName={complexName} name={name} />,
      )}
    </Section>
  );
}

const freeOf = (free: number, forms: readonly [string, string, string]) =>
  free === 0 ? 'всё продано' : `свободно ${formatCount(free, forms)}`;

const freeWords = (free: number) => (free === 0 ? 'все квартиры проданы' : countFlats(free));

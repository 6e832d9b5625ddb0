import { ArrowLink } from '@m30/ui-kit/link';
import { formatArea, formatMillions, formatNumber } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { countFlats } from '../../../../store/apartments/count-flats.ts';
import { catalogueOf } from '../data/catalogue-of.ts';
import { FactRow } from '../fact-row/FactRow.tsx';
import type { Complex } from '../data/complex.ts';
import { roomsTitle } from './rooms-title.ts';

export interface RoomRowsProps extends Pick<Complex, 'vendor' | 'free' | 'rooms'> {
  /** Alias of the building, where the flats are of one building alone. */
  subvendor?: string;
}

/** What is for sale by number of rooms; each row leads to the catalogue with that filter. */
export function RoomRows({ vendor, free, rooms, subvendor }: RoomRowsProps) {
  const filter = subvendor ? { building: [subvendor] } : {};
  return (
    <Section
      id="rooms"
      flush={subvendor !== undefined}
      title={free === 0 ? 'Все квартиры проданы' : `${countFlats(free)} в\u00a0продаже`}
      aside={<ArrowLink href={catalogueOf(vendor, filter)}>Открыть каталог</ArrowLink>}
    >
      {rooms.map(({ rooms: kind, count, areaFrom, areaTo, priceFrom }) => (
        <FactRow
          key={kind}
          href={catalogueOf(vendor, { ...filter, rooms: [kind] })}
          title={roomsTitle(kind)}
          facts={[
            countFlats(count),
            areaFrom === areaTo
              ? formatArea(areaFrom)
              : `${formatNumber(areaFrom, 1)}–\u2060${formatArea(areaTo)}`,
          ]}
          price={`от\u00a0${formatMillions(priceFrom)}`}
        />
      ))}
    </Section>
  );
}

import { HowCounted } from '@m30/calculators/counted';
import { formatCount } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { ComplexMap } from '../../../../components/complex-map/ComplexMap.tsx';
import { StaticPart } from '../../../../components/static-part/index.ts';
import { nearbyNote } from '../../../../store/objects/nearby-note.ts';
import type { WaysWords } from '../../../../store/commute/ways-words.server.ts';
import type { Complex } from '../data/complex.ts';
import styles from './Around.module.css';

type Place = Complex['infrastructure'][number];

const GROUPS: Readonly<Record<Place['group'], string>> = {
  transport: 'Транспорт',
  school: 'Школы и\u00a0сады',
  shop: 'Магазины',
  health: 'Здоровье',
  leisure: 'Отдых',
};

const MINUTES = ['минута', 'минуты', 'минут'] as const;

export interface AroundProps {
  vendor: string;
  address: string;
  /** `null` where the document holds it. */
  infrastructure: readonly Place[] | null;
  /** To the visitor's addresses, where he has said some. */
  ways: WaysWords | undefined;
}

/** The house on the map with travel times, and what is within a walk. */
export function Around({ vendor, address, infrastructure, ways }: AroundProps) {
  return (
    <Section
      id="around"
      title="Место и&nbsp;дорога"
      aside={<span className="muted">{address}</span>}
    >
      <ComplexMap vendor={vendor}>
        <div className={styles.fallback}>
          <p>{address}</p>
        </div>
      </ComplexMap>
      <StaticPart data={infrastructure}>
        {(places) => (
          <>
            <Places places={places} ways={ways} />
            {nearbyNote(places) && <p className="muted">{nearbyNote(places)}</p>}
            {ways && <HowCounted rows={ways.counted} />}
          </>
        )}
      </StaticPart>
    </Section>
  );
}

function Places({ places, ways }: { places: readonly Place[] } & Pick<AroundProps, 'ways'>) {
  const groups = Map.groupBy(places, ({ group }) => group);
  return (
    <dl className={styles.groups}>
      {ways && (
        <div>
          <dt>Ваши адреса</dt>
          {ways.rows.map(([name, value]) => (
            <dd key={name}>
              <span>{name}</span>
              <span className="muted">{value}</span>
            </dd>
          ))}
        </div>
      )}
      {[...groups].map(([group, near]) => (
        <div key={group}>
          <dt>{GROUPS[group]}</dt>
          {near.map(({ name, minutes }) => (
            <dd key={name}>
              <span>{name}</span>
              <span className="muted">{formatCount(minutes, MINUTES)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

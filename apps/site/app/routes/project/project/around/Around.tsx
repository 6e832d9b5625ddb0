import { formatCount } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { ComplexMap } from '../../../../components/complex-map/ComplexMap.tsx';
import type { Complex } from '../ProjectPage.tsx';
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

/** The house on the map with travel times, and what is within a walk. */
export function Around({ complex }: { complex: Complex }) {
  const { vendor, address, infrastructure } = complex;
  const groups = Map.groupBy(infrastructure, ({ group }) => group);
  return (
    <Section
      id="around"
      title="Место и&nbsp;дорога"
      aside={<span className="muted">{address}</span>}
    >
      <ComplexMap vendor={vendor}>
        <div className={styles.still}>
          <p>{address}</p>
        </div>
      </ComplexMap>
      <dl className={styles.groups}>
        {[...groups].map(([group, places]) => (
          <div key={group}>
            <dt>{GROUPS[group]}</dt>
            {places.map(({ name, minutes }) => (
              <dd key={name}>
                <span>{name}</span>
                <span className="muted">{formatCount(minutes, MINUTES)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

import { Section } from '@m30/ui-kit/section';
import { ComplexMap } from '../../../../components/complex-map/ComplexMap.tsx';
import type { HomeData } from '../data/home.server.ts';
import styles from './Places.module.css';

/** Where the complexes stand: a list of addresses that becomes a map when the visitor is near. */
export function Places({ homes }: Pick<HomeData, 'homes'>) {
  return (
    <Section title="Где мы строим">
      <ComplexMap>
        <ul className={styles.list}>
          {homes.map(({ vendor, name, place }) => (
            <li key={vendor}>
              <a href={`/obekty/${vendor}`}>{name}</a>
              <span className="muted">{place}</span>
            </li>
          ))}
        </ul>
      </ComplexMap>
    </Section>
  );
}

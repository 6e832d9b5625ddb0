import { Section } from '@m30/ui-kit/section';
import { Approach } from '../../../../components/approach/Approach.tsx';
import type { HomeData } from '../home.server.ts';
import styles from './Places.module.css';
import { sectionOf } from './section-of.ts';

const load = () => import('./PlacesMap.tsx');

/** Where the complexes stand: a list of addresses that becomes a map when the visitor is near. */
export function Places({ homes }: Pick<HomeData, 'homes'>) {
  const places = homes.map(({ vendor, name, place, coordinate, housingClass }) => ({
    id: vendor,
    name,
    address: place,
    coordinate,
    href: `/obekty/${vendor}`,
    section: sectionOf(housingClass),
  }));
  return (
    <Section title="Где мы строим">
      <Approach load={load} props={{ places }}>
        <ul className={styles.list}>
          {places.map(({ id, name, address, href }) => (
            <li key={id}>
              <a href={href}>{name}</a>
              <span className="muted">{address}</span>
            </li>
          ))}
        </ul>
      </Approach>
    </Section>
  );
}

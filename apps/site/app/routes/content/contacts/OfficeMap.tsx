import type { ResultOf } from '@m30/api/client';
import { Section } from '@m30/ui-kit/section';
import { ComplexMap } from '../../../components/complex-map/ComplexMap.tsx';
import styles from './OfficeMap.module.css';

/** The main office among the objects, on the map when the visitor comes near. */
export function OfficeMap({ offices }: ResultOf<'Content.GetOffices'>) {
  const [main] = offices;
  if (!main) return null;
  return (
    <Section title="Как нас найти">
      <ComplexMap tab="office" office={main.alias}>
        <ul className={styles.list}>
          {offices.map(({ alias, title, address }) => (
            <li key={alias}>
              <a href={`#${alias}`}>{title}</a>
              <span className="muted">{address}</span>
            </li>
          ))}
        </ul>
      </ComplexMap>
    </Section>
  );
}

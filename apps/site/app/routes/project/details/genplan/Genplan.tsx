import { ArrowLink } from '@m30/ui-kit/link';
import { Container } from '@m30/ui-kit/container';
import { Picture } from '@m30/ui-kit/picture';
import { countFlats } from '../../../../store/apartments/count-flats.ts';
import { catalogueOf } from '../data/catalogue-of.ts';
import type { Complex } from '../data/complex.ts';
import styles from './Genplan.module.css';

export interface GenplanProps {
  complex: Complex;
  genplan: NonNullable<Complex['genplan']>;
}

/** The complex from above; each building is a link to its flats, the list below is its twin. */
export function Genplan({ complex, genplan }: GenplanProps) {
  const { vendor, buildings } = complex;
  const { picture } = genplan;
  const drawn = genplan.buildings.flatMap((outline) => {
    const building = buildings.find(({ subvendor }) => subvendor === outline.subvendor);
    return building ? [{ ...outline, ...building }] : [];
  });
  return (
    <section id="genplan" aria-labelledby="genplan-title">
      <Container className={styles.head}>
        <h2 id="genplan-title">Генплан</h2>
        <ArrowLink href={catalogueOf(vendor)}>Выбрать квартиру</ArrowLink>
      </Container>
      <div className={styles.plan}>
        <div className={styles.sheet}>
          <Picture picture={picture} sizes="(min-width: 900px) 100vw, 680px" />
          <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="group" aria-label="Корпуса">
            {drawn.map(({ subvendor, name, free, points }) => (
              <a
                key={subvendor}
                href={`/obekty/${vendor}/${subvendor}/vizualnyj`}
                aria-label={`${name}, ${countFlats(free)}`}
              >
                <polygon points={points.map((point) => point.join(',')).join(' ')} />
              </a>
            ))}
          </svg>
          {drawn.map(({ subvendor, name, free, label: [x, y] }) => (
            <span
              key={subvendor}
              aria-hidden="true"
              style={{
                left: `${((x / picture.width) * 100).toFixed(2)}%`,
                top: `${((y / picture.height) * 100).toFixed(2)}%`,
              }}
            >
              <b>{name}</b>
              <small>{countFlats(free)}</small>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

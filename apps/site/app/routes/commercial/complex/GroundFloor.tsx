import type { CSSProperties } from 'react';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { statusWords } from '../shared/premises-words.ts';
import type { PremisesFound } from '../shared/premises.server.ts';
import styles from './GroundFloor.module.css';

type Building = PremisesFound['plan'][number];
type Unit = Building['units'][number];

/**
 * Ground floors, units in the order of their numbers: one is as wide as its area asks for. Its status is a colour,
 * a pattern and a word.
 */
export function GroundFloor({ buildings }: { buildings: readonly Building[] }) {
  return (
    <section className={styles.plan} aria-labelledby="ground-floor">
      <h2 id="ground-floor">План первых этажей</h2>
      <p className="muted">
        Схема: помещения идут по&nbsp;порядку номеров, ширина отвечает площади.
      </p>
      <ul className={styles.buildings}>
        {buildings.map(({ subvendor, name, units }) => (
          <li key={subvendor}>
            <h3 className="muted">{name}</h3>
            <ul className={styles.strip}>
              {units.map((unit) => (
                <li key={unit.id} style={{ '--m30-share': unit.area } as CSSProperties}>
                  <a
                    className={styles.unit}
                    href={unit.url}
                    data-status={unit.status}
                    data-dim={(!unit.matches && isForSale(unit)) || undefined}
                  >
                    <b>
                      <span className="visually-hidden">Помещение </span>№&nbsp;{unit.number}
                    </b>
                    <span>{formatArea(unit.area)}</span>
                    <small>{statusWords(unit.status) ?? 'Свободно'}</small>
                    {unit.price !== null && (
                      <span className="visually-hidden">{formatMoney(unit.price)}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isForSale = ({ status }: Unit) => status === 'free' || status === 'held';

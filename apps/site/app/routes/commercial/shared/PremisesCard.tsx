import type { ReactNode } from 'react';
import { Badge } from '@m30/ui-kit/badge';
import { formatMoney, formatNumber, formatQuarter } from '@m30/ui-kit/format';
import type { PremisesUnit } from './premises.server.ts';
import { purposeWords, statusWords, unitTitle } from './premises-words.ts';
import styles from './PremisesCard.module.css';

/** Props of {@link PremisesCard}. */
export interface PremisesCardProps {
  unit: PremisesUnit;
  /**
   * Loads the plan at once, for cards of the first screen.
   * @default false
   */
  eager?: boolean;
  /** Buttons of this unit, above the link at the upper right corner. */
  actions?: ReactNode;
}

/** One unit in a grid: a single link over the whole cell; its heading is an h3. */
export function PremisesCard({ unit, eager = false, actions }: PremisesCardProps) {
  const status = statusWords(unit.status);
  const place = `${unit.complexName}, ${unit.buildingName.toLowerCase()}, №\u00a0${unit.number}`;
  return (
    <article className={styles.card} data-status={unit.status}>
      <p className={styles.badges}>
        {status && <Badge tone={unit.status === 'sold' ? 'neutral' : 'held'}>{status}</Badge>}
        {unit.ownEntrance && <Badge>Отдельный вход</Badge>}
      </p>
      <img
        className={styles.plan}
        data-mirrored={unit.mirrored || undefined}
        src={unit.plan}
        alt="План помещения"
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <h3 className={styles.title}>
        <a href={unit.url}>
          {unitTitle(unit)}
          <span className="visually-hidden">{`, ${place}`}</span>
        </a>
      </h3>
      {unit.price !== null && (
        <p className={styles.price}>
          <b>{formatMoney(unit.price)}</b>
          <span>{`${formatMoney(Math.round(unit.price / 100 / unit.area) * 100)} за\u00a0м²`}</span>
        </p>
      )}
      <p className={styles.purposes}>{purposeWords(unit.purposes)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{unit.complexName}</dt>
          <dd>{`${unit.buildingName.replace(/^Корпус\s/, 'корп.\u00a0')}, №\u00a0${unit.number}`}</dd>
        </div>
        <div>
          <dt>Потолок</dt>
          <dd>{`${formatNumber(unit.ceiling, 2)}\u00a0м`}</dd>
        </div>
        <div>
          <dt>Мощность</dt>
          <dd>{`${unit.power}\u00a0кВт`}</dd>
        </div>
        <div>
          <dt>Ключи</dt>
          <dd>{unit.handover ? formatQuarter(unit.handover) : 'сдан'}</dd>
        </div>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

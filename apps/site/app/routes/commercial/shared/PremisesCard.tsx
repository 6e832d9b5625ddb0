import type { ReactNode } from 'react';
import { Badge } from '@m30/ui-kit/badge';
import { formatMoney, formatQuarter } from '@m30/ui-kit/format';
import {
  CardFacts,
  CardPlan,
  CardPrice,
  ListingCard,
} from '../../../components/listing-card/index.ts';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import type { PremisesUnit } from './premises.server.ts';
import {
  ceilingWords,
  powerWords,
  purposeWords,
  statusWords,
  unitTitle,
} from './premises-words.ts';
import styles from './PremisesCard.module.css';

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
  const place = `${unit.complexName}, ${unit.buildingName.toLowerCase()}, №\u00a0${unit.number}`;
  return (
    <ListingCard
      status={unit.status}
      badges={
        <>
          <StatusBadge status={unit.status} words={statusWords(unit.status)} />
          {unit.ownEntrance && <Badge>Отдельный вход</Badge>}
        </>
      }
      plan={
        <CardPlan
          className={styles.plan}
          src={unit.plan}
          alt="План помещения"
          mirrored={unit.mirrored}
          eager={eager}
        />
      }
      title={
        <a href={unit.url}>
          {unitTitle(unit)}
          <span className="visually-hidden">{`, ${place}`}</span>
        </a>
      }
      actions={actions}
    >
      {unit.price !== null && (
        <CardPrice price={formatMoney(unit.price)}>
          <span>{`${formatMoney(Math.round(unit.price / 100 / unit.area) * 100)} за\u00a0м²`}</span>
        </CardPrice>
      )}
      {unit.purposes.length > 0 && <p className={styles.purposes}>{purposeWords(unit.purposes)}</p>}
      <CardFacts className={styles.facts} rows={facts(unit)} />
    </ListingCard>
  );
}

/** What nobody has said is left out. */
function facts(unit: PremisesUnit) {
  const rows: [string, string | null][] = [
    [
      unit.complexName,
      `${unit.buildingName.replace(/^Корпус\s/, 'корп.\u00a0')}, №\u00a0${unit.number}`,
    ],
    ['Потолок', ceilingWords(unit)],
    ['Мощность', powerWords(unit)],
    ['Ключи', unit.handover ? formatQuarter(unit.handover) : 'сдан'],
  ];
  return rows.filter(([, value]) => value !== null);
}

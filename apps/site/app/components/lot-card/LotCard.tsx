import { memo, type MouseEvent, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { KeptMarkup } from '@m30/shell/kept';
import { formatMoney, formatQuarter } from '@m30/ui-kit/format';
import type { LotCardView } from './lot-card-view.ts';
import { LotBadges } from './LotBadges.tsx';
import styles from './LotCard.module.css';
import { lotTitle } from '../../store/objects/lot-title.ts';

/** Props of {@link LotCard}. */
export interface LotCardProps {
  lot: LotCardView;
  /**
   * Loads the plan at once, for cards of the first screen.
   * @default false
   */
  eager?: boolean;
  /** Buttons of this lot, above the link at the upper right corner. */
  actions?: ReactNode;
  /** Names cards whose actions follow from the lot alone: the server draws each once for many pages. */
  keptAs?: string;
}

/** One lot in a grid: a single link over the whole cell; its heading is an h3. */
export const LotCard = memo(function LotCard({ keptAs, ...content }: LotCardProps) {
  const { lot, eager = false } = content;
  if (import.meta.env.SSR && eager) preload(lot.plan, { as: 'image' });
  return (
    <KeptMarkup
      as="article"
      of={keptAs ? () => `${keptAs} ${eager} ${JSON.stringify(lot)}` : null}
      className={styles.card}
      data-status={lot.status}
    >
      <Content {...content} />
    </KeptMarkup>
  );
});

function Content({ lot, eager = false, actions }: Omit<LotCardProps, 'keptAs'>) {
  const place = `${shortBuilding(lot.buildingName)}, №\u00a0${lot.number}`;
  return (
    <>
      <p className={styles.badges}>
        <LotBadges lot={lot} />
      </p>
      <img
        className={styles.plan}
        data-mirrored={lot.mirrored || undefined}
        src={lot.plan}
        alt="Планировка квартиры"
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <h3 className={styles.title}>
        <a href={lot.url} data-view-transition="" onClick={nameTransition}>
          {lotTitle(lot)}
          <span className="visually-hidden">
            , {lot.complexName}, {place}
          </span>
        </a>
      </h3>
      <LotPrice lot={lot} />
      <dl className={styles.facts}>
        <div>
          <dt>{lot.complexName}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>Этаж</dt>
          <dd>
            {lot.floor} из {lot.floors}
          </dd>
        </div>
        <div>
          <dt>Срок сдачи</dt>
          <dd>{lot.handover ? formatQuarter(lot.handover) : 'дом сдан'}</dd>
        </div>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}

function LotPrice({ lot }: Pick<LotCardProps, 'lot'>) {
  if (lot.price === null) return null;
  return (
    <>
      <p className={styles.price}>
        <b>{formatMoney(lot.price)}</b>
        {lot.oldPrice !== null && (
          <s>
            <span className="visually-hidden">прежняя цена </span>
            {formatMoney(lot.oldPrice)}
          </s>
        )}
      </p>
      {lot.payment !== null && (
        <p className={styles.payment}>{formatMoney(lot.payment)} в&nbsp;месяц</p>
      )}
    </>
  );
}

/** «Корпус 2» → «корп. 2». */
const shortBuilding = (name: string) => name.replace(/^Корпус\s/, 'корп.\u00a0');

/** Gives the pressed card's plan the name it shares with the plan of the lot page. */
function nameTransition({ currentTarget }: MouseEvent) {
  for (const plan of document.querySelectorAll(`.${styles.plan}[data-leaving]`)) {
    plan.removeAttribute('data-leaving');
  }
  currentTarget.closest('article')?.querySelector('img')?.setAttribute('data-leaving', '');
}

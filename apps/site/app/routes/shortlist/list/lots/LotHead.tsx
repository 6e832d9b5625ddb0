import type { CSSProperties } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { statusWords } from '../../../../store/cart/lot-words.ts';
import { StatusBadge } from '../../../../components/status-badge/StatusBadge.tsx';
import { standingWords } from '../../core/list-words.ts';
import type { Listed, ListedLot, Member } from '../../core/shortlist.ts';
import styles from './LotHead.module.css';

export interface LotHeadProps {
  listed: Listed;
  members: readonly Member[];
}

/** Plan and name of a lot, and why it stands where it stands. */
export function LotHead({ listed, members }: LotHeadProps) {
  const { lot } = listed;
  return (
    <div className={styles.head}>
      <Plan lot={lot} />
      <div>
        <h3>
          <a href={lot.url}>
            {lot.complexName}
            <small>
              {lot.buildingName.toLowerCase()}, №&nbsp;{lot.number}
            </small>
          </a>
        </h3>
        <p>{standingWords(listed, members)}</p>
        <p role="status">
          <StatusBadge
            status={lot.status}
            words={lot.status === 'free' ? null : statusWords(lot)}
          />
        </p>
      </div>
    </div>
  );
}

function Plan({ lot }: { lot: ListedLot }) {
  if (!('plan' in lot)) {
    return (
      <span className={styles.plan}>
        <Icon name="key" size={44} />
      </span>
    );
  }
  const sheet = 'planSheet' in lot ? lot.planSheet : null;
  const size = sheet && { '--m30-w': sheet.width, '--m30-h': sheet.height };
  return (
    <span className={styles.plan} data-drawing="">
      <img
        data-scaled={sheet ? '' : undefined}
        data-mirrored={(!sheet && lot.mirrored) || undefined}
        src={sheet?.walls ?? lot.plan}
        alt=""
        loading="lazy"
        style={(size ?? undefined) as CSSProperties | undefined}
      />
    </span>
  );
}

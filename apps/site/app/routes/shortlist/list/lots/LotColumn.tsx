import { Fragment } from 'react';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { lotWhat } from '../../../../store/cart/lot-words.ts';
import type { Row } from '../../../../store/compare/index.ts';
import type { Listed, ListedLot, Member } from '../../core/shortlist.ts';
import type { WishGroup } from '../../core/wish-groups.ts';
import { groupTitle } from './group-title.ts';
import { LotActs } from './LotActs.tsx';
import { LotHead } from './LotHead.tsx';
import styles from './LotsTable.module.css';
import { Notes } from './Notes.tsx';
import { VerdictCell } from './VerdictCell.tsx';
import { Votes } from './Votes.tsx';

export interface LotColumnProps {
  listed: Listed;
  /** Its place among the lots. */
  at: number;
  members: readonly Member[];
  /** Guid of who looks at it. */
  me: string | null;
  groups: readonly WishGroup[];
  rest: readonly Row[];
  maySay: boolean;
  /** Nobody else is in the list yet. */
  isAlone: boolean;
}

/** One lot: its plan and price, everybody's voices, what it has to say to each wish, the notes. */
export function LotColumn({ listed, at, groups, rest, ...parts }: LotColumnProps) {
  const { lot, standing } = listed;
  return (
    <li className={styles.column} data-standing={standing}>
      <LotHead listed={listed} members={parts.members} />
      <p className={styles.flat}>
        {lotWhat(lot)}, {formatArea(lot.area)}
      </p>
      <Price lot={lot} />
      <Votes listed={listed} {...parts} />
      <dl className={styles.facts}>
        {groups.map((group) => (
          <Fragment key={groupTitle(group)}>
            <div className={styles.group} />
            {group.rows.map((row) => (
              <VerdictCell key={row.key} row={row} at={at} group={group} members={parts.members} />
            ))}
          </Fragment>
        ))}
        {rest.length > 0 && <div className={styles.group} />}
        {rest.map(({ name, cells }) => (
          <div key={name} className={styles.rest}>
            <dt>{name}</dt>
            <dd>{cells[at]?.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.group} />
      <Notes listed={listed} {...parts} />
      <LotActs listed={listed} {...parts} />
    </li>
  );
}

function Price({ lot }: { lot: ListedLot }) {
  if (lot.price === null) return <p className={styles.price} />;
  const payment = 'payment' in lot ? lot.payment : null;
  return (
    <p className={styles.price}>
      <b>{formatMoney(lot.price)}</b>
      {payment !== null && <span>{formatMoney(payment)} в&nbsp;месяц</span>}
      {'downPayment' in lot && lot.downPayment !== null && (
        <small>взнос {formatMoney(lot.downPayment)}</small>
      )}
    </p>
  );
}

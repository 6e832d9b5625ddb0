import { Icon } from '@m30/ui-kit/icon';
import type { Member } from '../../core/shortlist.ts';
import type { WishGroup, WishRow } from '../../core/wish-groups.ts';
import type { Verdict } from '../../core/verdicts.ts';
import { Face } from '../../face/Face.tsx';
import { groupTitle } from './group-title.ts';
import styles from './VerdictCell.module.css';

export interface VerdictCellProps {
  row: WishRow;
  /** Place of the lot. */
  at: number;
  group: WishGroup;
  members: readonly Member[];
}

/** Minutes that the scale of ways is long. */
const SCALE = 60;

/** What one lot has to say to one wish: in words, with a sign, a way with its bar. */
export function VerdictCell({ row: { name, verdicts }, at, group, members }: VerdictCellProps) {
  const verdict = verdicts[at];
  if (!verdict) return <div />;
  return (
    <div className={styles.cell}>
      <dt>
        <span className={styles.whose} aria-hidden="true">
          {group.members.map((member) => (
            <Face
              key={member.guid}
              member={member}
              index={members.indexOf(member)}
              size={24}
              isDecorative
            />
          ))}
        </span>
        <span className="visually-hidden">{groupTitle(group)}: </span>
        {name}
      </dt>
      <dd data-fits={verdict.fits ?? undefined}>
        <span className={styles.words}>
          {verdict.fits !== null && !verdict.way && (
            <Icon name={verdict.fits ? 'check' : 'close'} size={verdict.fits ? 16 : 14} />
          )}
          {verdict.words}
          <span className="visually-hidden">{spoken(verdict)}</span>
        </span>
        {verdict.way && <Bar {...verdict.way} />}
      </dd>
    </div>
  );
}

const spoken = ({ fits }: Verdict) =>
  fits === null ? '' : fits ? ', подходит' : ', не\u00a0подходит';

const share = (minutes: number) => `${Math.min(1, minutes / SCALE) * 100}%`;

function Bar({ minutes, limit }: NonNullable<Verdict['way']>) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: share(minutes) }} />
      <em style={{ left: share(limit) }} />
    </span>
  );
}

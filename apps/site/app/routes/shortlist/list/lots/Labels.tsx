import type { Row } from '../../../../store/compare/index.ts';
import type { Member } from '../../core/shortlist.ts';
import type { WishGroup } from '../../core/wish-groups.ts';
import { Face } from '../../face/Face.tsx';
import { groupTitle } from './group-title.ts';
import styles from './LotsTable.module.css';

export interface LabelsProps {
  members: readonly Member[];
  groups: readonly WishGroup[];
  rest: readonly Row[];
}

/** Names of the rows beside the columns of a desk; every column says them by itself to who does not see them. */
export function Labels({ members, groups, rest }: LabelsProps) {
  return (
    <div className={styles.labels} aria-hidden="true">
      <p className={styles.votes} />
      <p className={styles.scale}>
        Планы в&nbsp;одном масштабе
        <br />
        <span />
        5&nbsp;м
      </p>
      <p>Квартира</p>
      <p>Цена, взнос и&nbsp;платёж</p>
      {groups.map((group) => (
        <Group key={groupTitle(group)} group={group} members={members} />
      ))}
      {rest.length > 0 && <p className={styles.group}>Остальное</p>}
      {rest.map(({ name }) => (
        <p key={name} className={styles.rest}>
          {name}
        </p>
      ))}
      <p className={styles.group}>Заметки</p>
      <p />
      <p />
    </div>
  );
}

function Group({ group, members }: { group: WishGroup; members: readonly Member[] }) {
  return (
    <>
      <p className={styles.group}>
        {group.members.map((member) => (
          <Face
            key={member.guid}
            member={member}
            index={members.indexOf(member)}
            size={24}
            isDecorative
          />
        ))}
        {groupTitle(group)}
      </p>
      {group.rows.map(({ key, name }) => (
        <p key={key}>{name}</p>
      ))}
    </>
  );
}

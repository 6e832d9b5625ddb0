import { Container } from '@m30/ui-kit/container';
import { TextLink } from '@m30/ui-kit/link';
import type { Summary } from '../core/list-words.ts';
import type { Shortlist } from '../core/shortlist.ts';
import { fitting, type WishGroup } from '../core/wish-groups.ts';
import { Face } from '../face/Face.tsx';
import styles from './Wishes.module.css';

export interface WishesProps {
  list: Pick<Shortlist, 'members' | 'lots' | 'me'>;
  groups: readonly WishGroup[];
  summary: Summary;
}

/** What matters to all, what matters to each, and how many lots answer it. */
export function Wishes({ list: { members, lots, me }, groups, summary }: WishesProps) {
  const shared = groups.find(({ isShared }) => isShared);
  const title = members.length > 2 ? 'Что важно всем' : 'Что важно обоим';
  return (
    <Container className={styles.wishes}>
      <section className={styles.both}>
        <h2>
          {members.length > 1 &&
            members.map((member, index) => (
              <Face key={member.guid} member={member} index={index} isDecorative />
            ))}
          {members.length > 1 ? title : 'Что важно'}
        </h2>
        {shared && <Rows group={shared} of={lots.length} />}
        <p className={styles.summary}>
          {summary.words}
          {summary.listed && (
            <>
              {' '}
              <TextLink href={summary.listed.lot.url}>Открыть</TextLink>
            </>
          )}
        </p>
      </section>
      {members.map((member, index) => {
        const own = groups.find((group) => !group.isShared && group.members[0] === member);
        return (
          <section key={member.guid}>
            <h3>
              <Face member={member} index={index} isDecorative />
              {member.name}
            </h3>
            {own ? (
              <Rows group={own} of={lots.length} />
            ) : (
              <p className={styles.none}>
                {member.guid === me ? (
                  <TextLink href="#vy">Сказать, что важно вам</TextLink>
                ) : (
                  'Других пожеланий нет'
                )}
              </p>
            )}
          </section>
        );
      })}
    </Container>
  );
}

function Rows({ group: { rows }, of }: { group: WishGroup; of: number }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key}>
          {row.name}
          <span>
            {fitting(row)} из&nbsp;{of}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { Shortlist } from '../core/shortlist.ts';
import { isHere, seenWords } from '../core/list-words.ts';
import { Face } from '../face/Face.tsx';
import styles from './People.module.css';

export interface PeopleProps {
  list: Pick<Shortlist, 'members' | 'me'>;
  now: string;
}

/** Who chooses, where they go to, and when they were here last. */
export function People({ list: { members, me }, now }: PeopleProps) {
  return (
    <ul className={styles.people} aria-label="Кто выбирает">
      {members.map((member, index) => (
        <li key={member.guid}>
          <Face member={member} index={index} size={64} isDecorative />
          <p>
            <b>
              {member.name}
              {member.guid === me && ', это вы'}
            </b>
            {member.places.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
            <span data-here={isHere(member, now) || undefined}>{seenWords(member, now)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

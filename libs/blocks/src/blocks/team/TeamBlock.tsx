import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Reach } from '../../parts/reach/Reach.tsx';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import type { Person, TeamProps } from './team.schema.ts';
import styles from './TeamBlock.module.css';

/** People in a grid: portrait, name, what they do, how to reach them. */
export function TeamBlock({ title, text, link, items }: TeamProps) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <ul className={styles.team}>
        {items.map((person, index) => (
          <li key={index} className={styles.person}>
            <Portrait person={person} />
            <div className={styles.words}>
              <Heading className={styles.name}>{person.name}</Heading>
              <p className={styles.role}>{person.role}</p>
              {person.about && <p className={styles.about}>{person.about}</p>}
              <Reach phones={person.phone ? [person.phone] : []} email={person.email} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A portrait, or the first letters of the name: the name itself stands beside it. */
function Portrait({ person: { picture, name } }: { person: Person }) {
  if (picture) {
    return (
      <BlockPicture
        className={styles.portrait}
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 900px) 24vw, (min-width: 576px) 46vw, 72px"
      />
    );
  }
  const letters = name.split(/\s+/).map((word) => word[0]);
  return (
    <span className={styles.portrait} aria-hidden="true">
      <span className={styles.letters}>{letters.slice(0, 2).join('')}</span>
    </span>
  );
}

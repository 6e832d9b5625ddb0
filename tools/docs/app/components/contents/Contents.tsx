import { NavLink, useLocation } from 'react-router';
import styles from './Contents.module.css';

export interface ContentsSection {
  title: string;
  links: readonly { path: string; title: string }[];
}

/** Every page of the site; the package that one is in stands open. */
export function Contents({ sections }: { sections: readonly ContentsSection[] }) {
  const { pathname } = useLocation();
  const isIn = ({ links }: ContentsSection) =>
    links.some(({ path }) => pathname === path || pathname === `${path}/`);
  return (
    <nav className={styles.contents} aria-label="Contents">
      <details className={styles.all}>
        <summary>Contents</summary>
        <Sections sections={sections} isIn={isIn} />
      </details>
      <div className={styles.side}>
        <Sections sections={sections} isIn={isIn} />
      </div>
    </nav>
  );
}

function Sections({
  sections,
  isIn,
}: {
  sections: readonly ContentsSection[];
  isIn: (section: ContentsSection) => boolean;
}) {
  return sections.map((section) => (
    <details key={`${section.title} ${isIn(section)}`} open={isIn(section)}>
      <summary>{section.title}</summary>
      <ul>
        {section.links.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path} end>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  ));
}

import { Link } from 'react-router';
import styles from './Part.module.css';

/** A page as a list of pages shows it. */
export interface PageCard {
  path: string;
  title: string;
  summary: string;
}

/** Pages with a sentence each. */
export const PageCards = ({ pages }: { pages: readonly PageCard[] }) => (
  <ul className={styles.cards}>
    {pages.map(({ path, title, summary }) => (
      <li key={path}>
        <Link to={path}>
          <b>{title}</b>
          <span>{summary}</span>
        </Link>
      </li>
    ))}
  </ul>
);

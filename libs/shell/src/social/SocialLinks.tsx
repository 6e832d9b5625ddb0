import { NewTabHint } from '@m30/ui-kit/visually-hidden';
import { SocialIcon } from './SocialIcon.tsx';
import styles from './SocialLinks.module.css';

/** The company's page in a network; `icon` names the network's sign, an unknown one shows words alone. */
export interface SocialPage {
  icon: string;
  label: string;
  link: string;
}

/** The company's pages in networks, each in a new tab; nothing where there is none. */
export function SocialLinks({ pages }: { pages: readonly SocialPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className={styles.social}>
      {pages.map(({ icon, label, link }) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener">
            <SocialIcon name={icon} />
            {label}
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
}

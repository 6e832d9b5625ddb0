import { phoneLink } from '@m30/ui-kit/format';
import styles from './Reach.module.css';

export interface ReachProps {
  phones?: readonly string[] | undefined;
  email?: string | undefined;
}

/** How to reach somebody: numbers to call and an address to write to, each large enough for a thumb. */
export function Reach({ phones = [], email }: ReachProps) {
  if (phones.length === 0 && !email) return null;
  return (
    <ul className={styles.reach}>
      {phones.map((phone) => (
        <li key={phone}>
          <a {...phoneLink(phone.replace(/,.*/, ''))}>{phone}</a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}

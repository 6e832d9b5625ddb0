import styles from './AddressList.module.css';

export interface AddressListProps {
  rows: readonly { href: string; name: string; address: string }[];
  /**
   * On a phone each address stands below its name.
   * @default false
   */
  stacked?: boolean;
}

/** What stands in the place of a map until it comes: names as links, and addresses in words. */
export function AddressList({ rows, stacked = false }: AddressListProps) {
  return (
    <ul className={styles.list} data-stacked={stacked || undefined}>
      {rows.map(({ href, name, address }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          <span className="muted">{address}</span>
        </li>
      ))}
    </ul>
  );
}

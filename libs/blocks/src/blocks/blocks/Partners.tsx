import { BlockPicture } from '../../react/BlockPicture.tsx';
import { linkProps } from '../../parts/link-props.ts';
import type { PartnersProps } from './blocks.schema.ts';
import styles from './BlocksBlock.module.css';

/** Firms by their logos or names; those with a site lead there. */
export function Partners({ items }: PartnersProps) {
  return (
    <ul className={styles.partners}>
      {items.map(({ name, text, logo, link }, index) => {
        const sign = logo ? (
          <BlockPicture picture={{ ...logo, alt: name }} className={styles.logo} sizes="160px" />
        ) : (
          <b>{name}</b>
        );
        return (
          <li key={index}>
            {link ? (
              <a className={styles.partner} {...linkProps(link)}>
                {sign}
              </a>
            ) : (
              <span className={styles.partner}>{sign}</span>
            )}
            {text && <p>{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}

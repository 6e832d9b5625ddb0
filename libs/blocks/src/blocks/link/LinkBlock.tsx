import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { linkProps } from '../../parts/link-props.ts';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import styles from './LinkBlock.module.css';
import type { LinkProps } from './link.schema.ts';

/** Large links, each a picture and a title; the caption gives way to «Подробнее» under pointer and focus. */
export function LinkBlock({ title, items }: LinkProps) {
  return (
    <>
      <BlockHead title={title} />
      <ul className={styles.links}>
        {items.map((item, index) => (
          <li key={index}>
            <a className={styles.link} {...linkProps(item.link)}>
              {item.picture && (
                <BlockPicture
                  picture={{ ...item.picture, alt: '' }}
                  className={styles.picture}
                  sizes="(min-width: 900px) 33vw, (min-width: 576px) 50vw, 100vw"
                />
              )}
              <span className={styles.title}>{item.title}</span>
              <span className={styles.caption} data-more="Подробнее">
                <span>{item.caption}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

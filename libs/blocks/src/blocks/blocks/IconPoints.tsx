import { Icon, iconNames } from '@m30/ui-kit/icon';
import { Html } from '../../react/Html.tsx';
import { modalTrigger } from '../../react/modal-trigger.ts';
import type { IconProps } from './blocks.schema.ts';
import styles from './BlocksBlock.module.css';

/** Short points with an icon; the rest of the words opens in a window, and stands below without script. */
export function IconPoints({ items }: IconProps) {
  return (
    <ul className={styles.points}>
      {items.map(({ title, icon, text, html }, index) => (
        <li key={index}>
          <Sign name={icon} />
          <h3 className={styles.title}>{title}</h3>
          {text && <p>{text}</p>}
          {html && (
            <>
              <button
                type="button"
                className={styles.more}
                {...modalTrigger('iconContent', { title, html: html.markup })}
              >
                Подробнее<span className="visually-hidden">: {title}</span>
              </button>
              <noscript>
                <Html tree={html.tree} />
              </noscript>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sign({ name }: { name: string | undefined }) {
  const known = iconNames.find((icon) => icon === name);
  return known ? <Icon name={known} size={32} /> : null;
}

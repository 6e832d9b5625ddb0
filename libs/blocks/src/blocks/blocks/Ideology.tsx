import { BlockPicture } from '../../react/BlockPicture.tsx';
import type { IdeologyProps } from './blocks.schema.ts';
import styles from './BlocksBlock.module.css';

/** Numbered statements, each with its picture where it has one. */
export function Ideology({ items }: IdeologyProps) {
  return (
    <ol className={styles.ideology}>
      {items.map(({ title, text, picture }, index) => (
        <li key={index}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {picture && (
            <BlockPicture
              picture={picture}
              className={styles.picture}
              sizes="(min-width: 900px) 33vw, 100vw"
            />
          )}
        </li>
      ))}
    </ol>
  );
}

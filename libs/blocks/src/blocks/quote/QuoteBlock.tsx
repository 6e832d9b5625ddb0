import { BlockPicture } from '../../react/BlockPicture.tsx';
import styles from './QuoteBlock.module.css';
import type { QuoteProps } from './quote.schema.ts';

/** Somebody's words in large type, with who said them. */
export function QuoteBlock({ text, author, role, picture }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(author || role) && (
        <figcaption>
          {picture && (
            <BlockPicture picture={{ ...picture, alt: '' }} className={styles.face} sizes="56px" />
          )}
          <span>
            {author}
            {role && <small>{role}</small>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

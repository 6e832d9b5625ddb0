import { ArrowLink } from '@m30/ui-kit/link';
import type { Link } from '../../core/action.schema.ts';
import { linkProps } from '../link-props.ts';
import styles from './BlockHead.module.css';

export interface BlockHeadProps {
  /** Heading of the second level. */
  title?: string | undefined;
  /** Id of the heading, for what is labelled by it. */
  titleId?: string | undefined;
  /** A sentence under the heading. */
  text?: string | undefined;
  /** What leads on, opposite the heading. */
  link?: Link | undefined;
}

/** What stands above a block: heading, a sentence, a link that leads on; nothing where none is given. */
export function BlockHead({ title, titleId, text, link }: BlockHeadProps) {
  if (!title && !text && !link) return null;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {title && <h2 id={titleId}>{title}</h2>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {link && <ArrowLink {...linkProps(link.link)}>{link.label}</ArrowLink>}
    </div>
  );
}

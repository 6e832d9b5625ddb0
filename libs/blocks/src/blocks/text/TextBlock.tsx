import { Html } from '../../react/Html.tsx';
import styles from './TextBlock.module.css';
import type { TextProps } from './text.schema.ts';

/** Running text with lists, links and tables. */
export function TextBlock({ html, lead }: TextProps) {
  const text = <Html tree={html} />;
  return lead ? <div className={styles.lead}>{text}</div> : text;
}

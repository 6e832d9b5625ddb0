import { BlockPicture } from '../../react/BlockPicture.tsx';
import { Html } from '../../react/Html.tsx';
import styles from './TextBlock.module.css';
import type { TextProps } from './text.schema.ts';

/** Running text, with what stands beside it: a large figure, a note, a drawing. */
export function TextBlock({ html, lead, pull, note, drawing }: TextProps) {
  const text = <Html tree={html} />;
  return (
    <>
      {lead ? <div className={styles.lead}>{text}</div> : text}
      {drawing && (
        <div className={styles.drawing} data-drawing="">
          <BlockPicture picture={drawing} sizes="(min-width: 900px) 440px, 280px" />
        </div>
      )}
      {pull && (
        <div className={styles.pull}>
          <p className={styles.figure}>{pull.value}</p>
          <p>{pull.text}</p>
        </div>
      )}
      {note && (
        <aside className={styles.note}>
          {note.title && <b>{note.title}</b>}
          {note.text}
        </aside>
      )}
    </>
  );
}

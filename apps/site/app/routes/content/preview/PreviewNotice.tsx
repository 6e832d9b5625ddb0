import { Container } from '@m30/ui-kit/container';
import styles from './PreviewNotice.module.css';

/** Says above a page how it stands, to whoever looks at it by a signed link; every page carries it, so it is plain. */
export function PreviewNotice({ notes }: { notes: readonly string[] }) {
  return (
    <Container>
      <p className={styles.notice} role="status">
        <b>Предварительный просмотр.</b> {notes.join('. ')}.
      </p>
    </Container>
  );
}

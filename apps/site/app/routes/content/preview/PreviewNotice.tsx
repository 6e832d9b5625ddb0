import { Container } from '@m30/ui-kit/container';
import { Notice } from '@m30/ui-kit/notice';

/** Says above a page how it stands, to whoever looks at it by a signed link. */
export function PreviewNotice({ notes }: { notes: readonly string[] }) {
  return (
    <Container>
      <Notice tone="warning" role="status">
        <b>Предварительный просмотр.</b> {notes.join('. ')}.
      </Notice>
    </Container>
  );
}

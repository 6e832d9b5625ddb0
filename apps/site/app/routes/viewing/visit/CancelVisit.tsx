import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import type { VisitPageProps } from './VisitPage.tsx';
import styles from '../viewing-page.module.css';

/** Asks once more before the time is given away; a plain form. */
export function CancelVisit({ viewing, problem }: Pick<VisitPageProps, 'viewing' | 'problem'>) {
  return (
    <form method="post" id="izmenit" className={styles.change}>
      <h2>Отменить запись?</h2>
      <input type="hidden" name="change" value="cancel" />
      <p className={styles.muted}>
        Время сразу освободится для&nbsp;других, записаться можно снова.
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit">Отменить запись</Button>
        <Button variant="ghost" href={viewing.href}>
          Оставить как есть
        </Button>
      </div>
    </form>
  );
}

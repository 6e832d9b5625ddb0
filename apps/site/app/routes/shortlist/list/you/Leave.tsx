import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import styles from './You.module.css';

/** Lets somebody out, after saying what goes with them. */
export function Leave() {
  return (
    <div id="vyjti" className={styles.leave}>
      <h3>Выйти из&nbsp;списка</h3>
      <p>Ваше имя, голоса, заметки и&nbsp;адреса сотрутся сразу. Список останется у&nbsp;других.</p>
      <Form method="post">
        <Button type="submit" variant="secondary" size="small" name="act" value="leave">
          Выйти и&nbsp;стереть своё
        </Button>
      </Form>
    </div>
  );
}

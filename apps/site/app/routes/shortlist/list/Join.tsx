import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import type { Refusal } from '../core/refusal.ts';
import styles from './Join.module.css';

export interface JoinProps {
  refusal: Refusal | undefined;
}

/** Asks somebody who has the link for a name, and for nothing else. */
export function Join({ refusal }: JoinProps) {
  const wrong = refusal?.act === 'join' ? refusal.wrong['name'] : undefined;
  return (
    <Form method="post" id="vy" className={styles.join} noValidate>
      <input type="hidden" name="act" value="join" />
      <div>
        <h2>Вас позвали выбирать вместе</h2>
        <p>Назовитесь, чтобы голосовать и&nbsp;писать заметки. Регистрации нет.</p>
      </div>
      <TextField
        label="Как вас называть"
        name="name"
        maxLength={30}
        autoComplete="given-name"
        error={wrong}
      />
      <Button type="submit">Присоединиться</Button>
    </Form>
  );
}

import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import type { Shortlist } from '../core/shortlist.ts';
import type { Refusal } from '../core/refusal.ts';
import styles from './Owner.module.css';

export interface OwnerProps {
  list: Shortlist;
  refusal: Refusal | undefined;
}

/** What the owner alone may do: rename, take somebody out, change the link, close, delete. */
export function Owner({ list: { title, members, isClosed }, refusal }: OwnerProps) {
  const others = members.filter(({ isOwner }) => !isOwner);
  return (
    <section id="upravlenie" className={styles.owner}>
      <h2>Управлять списком</h2>
      <Form method="post" preventScrollReset className={styles.line} noValidate>
        <input type="hidden" name="act" value="rename" />
        <TextField
          key={title}
          label="Название списка"
          name="title"
          maxLength={60}
          defaultValue={title}
          error={refusal?.act === 'rename' ? refusal.wrong['title'] : undefined}
        />
        <Button type="submit" variant="secondary">
          Переименовать
        </Button>
      </Form>
      {others.length > 0 && (
        <ul>
          {others.map(({ guid, name }) => (
            <li key={guid}>
              <span>{name}</span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="member" value={guid} />
                <Button type="submit" variant="ghost" size="small" name="act" value="expel">
                  Убрать из&nbsp;списка
                  <span className="visually-hidden">: {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <p>
        Вместе с&nbsp;человеком уйдут его голоса, заметки и&nbsp;адреса, а&nbsp;ссылка сменится: те,
        кто остался, войдут и&nbsp;по&nbsp;прежней, больше никто.
      </p>
      <Form method="post" preventScrollReset className={styles.buttons}>
        <Button type="submit" variant="secondary" size="small" name="act" value="renew">
          Сменить ссылку
        </Button>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          name="act"
          value={isClosed ? 'open' : 'close'}
        >
          {isClosed ? 'Открыть правки' : 'Закрыть правки'}
        </Button>
      </Form>
      <details>
        <summary>Удалить список</summary>
        <p>Исчезнут все голоса, заметки и&nbsp;адреса, у&nbsp;всех сразу. Вернуть их нельзя.</p>
        <Form method="post">
          <Button type="submit" size="small" name="act" value="delete">
            Удалить навсегда
          </Button>
        </Form>
      </details>
    </section>
  );
}

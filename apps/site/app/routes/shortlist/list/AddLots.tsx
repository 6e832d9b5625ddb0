import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { Icon } from '@m30/ui-kit/icon';
import { TextField } from '@m30/ui-kit/text-field';
import { MOST_LOTS } from '../core/shortlist.ts';
import type { Candidate } from './list.server.ts';
import styles from './AddLots.module.css';

export interface AddLotsProps {
  candidates: readonly Candidate[];
  /** Lots that are in the list. */
  count: number;
}

/** Puts lots into the list: what the visitor likes or compares, or any by its link. */
export function AddLots({ candidates, count }: AddLotsProps) {
  if (count >= MOST_LOTS) {
    return (
      <Container>
        <p className={styles.full}>
          В&nbsp;списке {MOST_LOTS}&nbsp;лотов, больше не&nbsp;поместится. Уберите один, чтобы
          добавить другой.
        </p>
      </Container>
    );
  }
  return (
    <Container className={styles.add}>
      <h2>Добавить в&nbsp;список</h2>
      {candidates.length > 0 && (
        <Form method="post" preventScrollReset className={styles.candidates}>
          <input type="hidden" name="act" value="add" />
          {candidates.map(({ id, name }) => (
            <Button key={id} type="submit" variant="secondary" size="small" name="lot" value={id}>
              <Icon name="plus" size={18} />
              {name}
            </Button>
          ))}
        </Form>
      )}
      <Form method="post" preventScrollReset className={styles.link} noValidate>
        <input type="hidden" name="act" value="add" />
        <TextField
          label="Ссылка на лот или его код"
          name="lot"
          maxLength={300}
          autoComplete="off"
          hint="Скопируйте адрес страницы квартиры"
        />
        <Button type="submit" variant="secondary">
          Добавить
        </Button>
      </Form>
    </Container>
  );
}

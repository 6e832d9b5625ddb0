import { Form } from 'react-router';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Container } from '@m30/ui-kit/container';
import { Notice } from '@m30/ui-kit/notice';
import { TextField } from '@m30/ui-kit/text-field';
import { beginHref } from '../core/shortlist.ts';
import type { Choice } from './begin.server.ts';
import styles from './BeginPage.module.css';

export interface BeginPageProps {
  /** Lots that the list begins with, unless they are unticked. */
  lots: readonly Choice[];
  /** Why the list was not begun. */
  problem?: string | null | undefined;
  /** What is wrong with the name. */
  wrong?: string | undefined;
}

/** Begins a list that several people choose from. */
export function BeginPage({ lots, problem, wrong }: BeginPageProps) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Выбираем вместе' }]} />
      <h1>Выбираем вместе</h1>
      <p className={styles.lead}>
        Общий список по&nbsp;ссылке: каждый ставит сердца и&nbsp;вето, пишет заметки и&nbsp;называет
        до&nbsp;двух адресов, до&nbsp;которых ему ехать. Без регистрации, телефона и&nbsp;почты.
      </p>
      <Form
        method="post"
        action={beginHref(lots.map(({ id }) => id))}
        className={styles.form}
        noValidate
      >
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}.
          </Notice>
        )}
        <TextField
          label="Как вас называть в списке"
          name="name"
          required
          maxLength={30}
          autoComplete="given-name"
          hint="Это имя увидят все, у кого есть ссылка"
          error={wrong}
        />
        {lots.length > 0 ? (
          <fieldset className={styles.lots}>
            <legend>С&nbsp;чего начнём</legend>
            {lots.map(({ id, name }) => (
              <Checkbox key={id} name="lot" value={id} defaultChecked>
                {name}
              </Checkbox>
            ))}
          </fieldset>
        ) : (
          <p className={styles.note}>
            Список начнётся пустым: лоты можно добавить из&nbsp;избранного, сравнения
            или&nbsp;по&nbsp;ссылке на&nbsp;страницу квартиры.
          </p>
        )}
        <Button type="submit">Создать список</Button>
        <p className={styles.note}>
          Управлять списком сможет только этот браузер. Без заходов список исчезнет через
          90&nbsp;дней.
        </p>
      </Form>
    </Container>
  );
}

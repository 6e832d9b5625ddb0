import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import type { LinkedSearch, Outcome } from './linked-search.server.ts';
import styles from './LinkedSearchPage.module.css';

export interface LinkedSearchPageProps {
  /** `null` where the link leads to nothing any more. */
  search: LinkedSearch | null;
  /** What the form that was sent has led to. */
  outcome: Outcome | null;
}

const FREQUENCIES = [
  { id: 'now', label: 'Сразу' },
  { id: 'daily', label: 'Раз в\u00a0день' },
  { id: 'weekly', label: 'Раз в\u00a0неделю' },
];

/** Where the link of a letter leads: its search is renamed, written of less often, paused or deleted, without a login. */
export function LinkedSearchPage({ search, outcome }: LinkedSearchPageProps) {
  if (!search) {
    return (
      <>
        <PageHead
          title={outcome?.deleted ? 'Подборка удалена' : 'Такой подборки уже нет'}
          note={'Писем по\u00a0ней не\u00a0будет.'}
        />
        <Container className={styles.page}>
          <ArrowLink href="/katalog">Перейти к&nbsp;квартирам</ArrowLink>
        </Container>
      </>
    );
  }
  const { name, url, total, subscribed, frequency } = search;
  return (
    <>
      <PageHead
        title={`Подборка «${name}»`}
        note={
          <>
            <a href={url}>Квартиры подборки</a>: сейчас {total}.{' '}
            {subscribed ? 'Письма приходят.' : 'Письма приостановлены.'}
          </>
        }
      />
      <Container className={styles.page}>
        {outcome && (
          <Notice tone={outcome.problem ? 'danger' : 'success'} role="status">
            {outcome.problem ?? 'Сохранено'}.
          </Notice>
        )}
        <form method="post" className={styles.form}>
          <TextField label="Название" name="name" maxLength={80} defaultValue={name} />
          <Select
            label="Как часто писать"
            hint={'Сразу\u00a0— не\u00a0чаще раза в\u00a0шесть часов'}
            name="frequency"
            options={FREQUENCIES}
            defaultValue={frequency}
          />
          <div className={styles.ways}>
            <Button type="submit" name="act" value="save">
              Сохранить
            </Button>
          </div>
        </form>
        <form method="post" className={styles.ways}>
          <Button
            type="submit"
            variant="secondary"
            name="act"
            value={subscribed ? 'pause' : 'resume'}
          >
            {subscribed ? 'Приостановить письма' : 'Возобновить письма'}
          </Button>
          <Button type="submit" variant="ghost" name="act" value="delete">
            Удалить подборку
          </Button>
        </form>
      </Container>
    </>
  );
}

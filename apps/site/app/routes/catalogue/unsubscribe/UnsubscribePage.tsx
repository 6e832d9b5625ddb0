import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import styles from './UnsubscribePage.module.css';

/** Props of {@link UnsubscribePage}. */
export interface UnsubscribePageProps {
  /** The search that the link belongs to; `null` where its letters have ended. */
  search: ResultOf<'Search.GetSubscription'> | null;
  /** The letters have just been ended here. */
  done: boolean;
}

/** Where the link of a letter leads: ends the letters about one search by a button. */
export function UnsubscribePage({ search, done }: UnsubscribePageProps) {
  if (done || !search) {
    return (
      <>
        <PageHead
          title={done ? 'Вы\u00a0отписались' : 'Письма уже не\u00a0приходят'}
          note={
            done
              ? 'Больше не\u00a0пишем об\u00a0этой подборке. Она осталась в\u00a0личном кабинете.'
              : 'По\u00a0этой ссылке отписались раньше, или подборка удалена.'
          }
        />
        <Container className={styles.page}>
          <ArrowLink href="/katalog">Перейти к&nbsp;квартирам</ArrowLink>
        </Container>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={'Отписаться от\u00a0писем'}
        note={
          <>
            Подборка <a href={search.url}>«{search.name}»</a>: письма о&nbsp;новых квартирах
            и&nbsp;снижении цен.
          </>
        }
      />
      <Container className={styles.page}>
        <form method="post">
          <Button type="submit">Отписаться</Button>
        </form>
      </Container>
    </>
  );
}

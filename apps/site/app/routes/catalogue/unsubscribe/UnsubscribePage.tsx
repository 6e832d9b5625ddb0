import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { FAVOURITES_PATH } from './favourites-path.ts';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import type { Letters } from './unsubscribe.server.ts';
import styles from './UnsubscribePage.module.css';

export interface UnsubscribePageProps {
  /** What the link ends; `null` where nothing comes by it any more. */
  letters: Letters | null;
  /** What has just been ended here. */
  ended: Letters | null;
}

/** Where the link of a letter leads: ends letters about one search or of one kind by a button. */
export function UnsubscribePage({ letters, ended }: UnsubscribePageProps) {
  if (ended || !letters) {
    return (
      <>
        <PageHead
          title={ended ? 'Вы\u00a0отписались' : 'Письма уже не\u00a0приходят'}
          note={ended ? endedWords(ended) : 'По\u00a0этой ссылке отписались раньше.'}
        />
        <Container className={styles.page}>
          {ended && !ended.url ? (
            <ArrowLink href="/lk/profile#notices">Перейти к&nbsp;настройкам</ArrowLink>
          ) : (
            <ArrowLink href="/katalog">Перейти к&nbsp;квартирам</ArrowLink>
          )}
        </Container>
      </>
    );
  }
  const { name, url } = letters;
  return (
    <>
      <PageHead
        title={'Отписаться от\u00a0писем'}
        note={
          url === FAVOURITES_PATH ? (
            <>
              <a href={url}>Избранное</a>: письма о&nbsp;снижении цен и&nbsp;освободившихся лотах.
            </>
          ) : url ? (
            <>
              Подборка <a href={url}>«{name}»</a>: письма о&nbsp;новых квартирах и&nbsp;снижении
              цен.
            </>
          ) : (
            `Уведомления «${name}»: в\u00a0личном кабинете они останутся.`
          )
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

const endedWords = ({ name, url }: Letters) =>
  url === FAVOURITES_PATH
    ? 'Больше не\u00a0пишем об\u00a0избранном. Оно осталось на\u00a0своём месте.'
    : url
      ? 'Больше не\u00a0пишем об\u00a0этой подборке. Она осталась в\u00a0личном кабинете.'
      : `Больше не\u00a0присылаем писем «${name}». Уведомления остались в\u00a0личном кабинете.`;

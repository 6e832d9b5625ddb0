import { Button } from '@m30/ui-kit/button';
import { Graticule } from '@m30/ui-kit/graticule';
import { OfflineSpot } from '@m30/ui-kit/spot';
import { useHasLevel } from '../level/level.ts';
import { ConnectionRetry } from './ConnectionRetry.tsx';
import { errorText, NO_CONNECTION } from './error-text.ts';
import styles from './ErrorPage.module.css';

/** The page shown instead of one that is missing or failed, with ways on. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = errorText(status);
  return (
    <section className={styles.page} data-tone="deep">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Graticule className={styles.globe} parallels axis />
      <div className={styles.inner}>
        {status === NO_CONNECTION ? (
          <OfflineSpot className={styles.drawing} />
        ) : (
          <p className={styles.status}>{status}</p>
        )}
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          {status === NO_CONNECTION ? <ConnectionRetry /> : <WaysOn status={status} />}
        </div>
      </div>
    </section>
  );
}

function WaysOn({ status }: { status: number }) {
  const hasFlats = useHasLevel('catalogue');
  const hasSearch = useHasLevel('content');
  return (
    <>
      {status === 501 || !hasFlats ? (
        // Over another backend the catalogue may be what is missing.
        <Button href="/obekty">Выбрать комплекс</Button>
      ) : (
        <Button href="/katalog">Выбрать квартиру</Button>
      )}
      <Button variant="light" href="/">
        На главную
      </Button>
      {status === 404 && hasSearch && (
        <form className={styles.search} action="/poisk" role="search">
          <input
            name="q"
            type="search"
            aria-label="Что найти: страница или квартира своими словами"
            placeholder="Двушка у метро"
            maxLength={120}
            enterKeyHint="search"
          />
          <Button variant="light" type="submit">
            Найти
          </Button>
        </form>
      )}
    </>
  );
}

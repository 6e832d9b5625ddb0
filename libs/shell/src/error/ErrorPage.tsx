import { Button } from '@m30/ui-kit/button';
import { Graticule } from '@m30/ui-kit/graticule';
import { errorText } from './error-text.ts';
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
        <p className={styles.status}>{status}</p>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          {status === 501 ? (
            // Over another backend the catalogue may be what is missing.
            <Button href="/obekty">Выбрать комплекс</Button>
          ) : (
            <Button href="/katalog">Выбрать квартиру</Button>
          )}
          <Button variant="light" href="/">
            На главную
          </Button>
          {status === 404 && (
            <Button variant="light" href="/poisk">
              Найти на сайте
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

import { ConnectionRetry, errorText, NO_CONNECTION } from '@m30/shell/error';
import { Button } from '@m30/ui-kit/button';
import styles from './ErrorPage.module.css';

export interface ErrorPageProps {
  status: number;
  /** @default 'В кабинет' leads to the account's first page; a guest goes to the site */
  guest?: boolean;
}

/** Over another backend the account's first page may be what is missing. */
const ORDERS = <Button href="/lk/orders">Ваши заказы</Button>;

/** What the account's frame holds where a page is missing or failed, with ways on. */
export function ErrorPage({ status, guest = false }: ErrorPageProps) {
  const { title, text } = errorText(status);
  return (
    <section className={styles.page}>
      {status !== NO_CONNECTION && <p className={styles.status}>{status}</p>}
      {/* The English message is the specification's (§2). */}
      {status === 404 ? <h1 lang="en">This page could not be found</h1> : <h1>{title}</h1>}
      <p className={styles.text}>
        {status === 404
          ? 'В кабинете нет такой страницы: проверьте адрес или начните с главной.'
          : (text ?? 'Мы уже знаем о сбое. Обновите страницу через минуту.')}
      </p>
      <div className={styles.actions}>
        {status === NO_CONNECTION ? (
          <ConnectionRetry />
        ) : (
          <>
            {!guest && (status === 501 ? ORDERS : <Button href="/lk">В кабинет</Button>)}
            <Button variant={guest ? 'primary' : 'secondary'} href="/">
              На сайт
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

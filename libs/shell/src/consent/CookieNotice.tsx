import { Button } from '@m30/ui-kit/button';
import { NOTICE_ID } from './consent-script.ts';
import styles from './CookieNotice.module.css';

/**
 * Asks for counters' cookies; hidden until the inline script finds that nothing was decided. A frame has it right after its skip
 * link, so that it is answered first.
 * One strip at the lower edge: a page ends above it, and what else stands there stands upon it.
 */
export function CookieNotice() {
  return (
    <section
      id={NOTICE_ID}
      className={styles.notice}
      aria-label="Файлы cookie"
      tabIndex={-1}
      data-layer="notice"
    >
      <p className={styles.text}>
        <span className={styles.basis}>Сайт работает на&nbsp;необходимых cookie. </span>
        Счётчики посещений включим, только если вы согласитесь.{' '}
        <a href="/politika-konfidentsialnosti/">Подробнее</a>
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" data-consent-set="necessary">
          Только необходимые
        </Button>
        <Button size="small" data-consent-set="all">
          Принять
        </Button>
      </div>
    </section>
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@m30/ui-kit/button';
import { ArrowLink } from '@m30/ui-kit/link';
import type { Application } from '../data/use-questionnaire.ts';
import { Applications } from './Applications.tsx';
import styles from './Sent.module.css';

export interface SentProps {
  application: Application;
  /** Guid of the order that the mortgage is for. */
  order: string | null;
}

/** Takes the place of a questionnaire that was sent: what happens next, and the answers as they come. */
export function Sent({ application, order }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useMemo(() => [application], [application]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        Анкета отправлена
      </h3>
      <p className={styles.note}>
        Номер заявки&nbsp;— {application.number}. Специалист проверит документы и&nbsp;позвонит,
        если банк о&nbsp;чём-то спросит. Закройте страницу, если хотите: ответы останутся здесь.
      </p>
      <Applications begin={begin} />
      <div className={styles.ways}>
        {order ? (
          <Button href={`/order/${order}`}>Вернуться к&nbsp;заказу</Button>
        ) : (
          <ArrowLink href="/katalog">Выбрать квартиру</ArrowLink>
        )}
      </div>
    </div>
  );
}

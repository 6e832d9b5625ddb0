import { Badge } from '@m30/ui-kit/badge';
import { rateWords } from '@m30/calculators/credit/core';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import type { Application } from '../data/use-questionnaire.ts';
import { bankWords, isOpen } from './bank-words.ts';
import styles from './Sent.module.css';

export interface ApplicationCardProps {
  application: Application;
  /** Level of its heading. */
  level: 'h3' | 'h4';
}

const TONES = { sent: 'neutral', review: 'held', approved: 'success', refused: 'neutral' } as const;

/** An application and what each of its banks has said; lenders and warnings stand once, under all of them. */
export function ApplicationCard({ application, level: Heading }: ApplicationCardProps) {
  const { number, sentAt, banks } = application;
  return (
    <article className={styles.application}>
      <Heading>
        Заявка {number}
        <small> от&nbsp;{formatDate(sentAt, 'dateTime')}</small>
      </Heading>
      <ul>
        {banks.map(({ programme, bank, name, status, note, rate, cost, sum, decidedAt, url }) => (
          <li key={programme}>
            <p>
              <b>{bank}</b>
              <span>{name}</span>
            </p>
            <Badge tone={TONES[status]}>{bankWords[status]}</Badge>
            <p>
              {sum !== null && (
                <b>
                  {formatMoney(sum)}
                  {rate !== null && cost !== null && `, ${rateWords({ cost, rate })}`}
                </b>
              )}
              {note && <span>{note}</span>}
              {decidedAt && <span>{formatDate(decidedAt, 'dateTime')}</span>}
              {url && isOpen(status) && (
                <TextLink href={url} target="_self">
                  Страница банка<span className="visually-hidden">: {bank}</span>
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}

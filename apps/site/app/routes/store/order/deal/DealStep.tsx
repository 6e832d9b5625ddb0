import { useRevalidator } from 'react-router';
import { useHydrated } from '@m30/shell/session';
import { Badge } from '@m30/ui-kit/badge';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { may, type Order } from '../../../../store/order/order.ts';
import type { PaperUploads } from '../../../../store/order/upload/use-paper-uploads.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { Papers } from '../documents/Papers.tsx';
import { StepHeading } from '../step/StepForm.tsx';
import { dealMove } from './deal-move.ts';
import styles from './DealStep.module.css';
import { OrderEvents } from './OrderEvents.tsx';

/** Props of {@link DealStep}. */
export interface DealStepProps {
  order: Order;
  uploads: PaperUploads;
}

/** The deal after the wizard: what the buyer does now, and what has happened. */
export function DealStep({ order, uploads }: DealStepProps) {
  const { revalidate } = useRevalidator();
  const { submit, pending, message } = useSubmit();
  const { guid, next_step: next, timeline, finished } = order;
  const move = dealMove(order);
  return (
    <div className={styles.deal} inert={!useHydrated()}>
      <section className={styles.next}>
        {next?.deadline && (
          <Badge tone="held">до&nbsp;{formatDate(next.deadline, 'dateTime')}</Badge>
        )}
        <StepHeading>{headingOf(order)}</StepHeading>
        <p className={styles.lead}>
          {finished
            ? 'Поздравляем с\u00a0новосельем. Договор, акт и\u00a0гарантийный паспорт лежат в\u00a0кабинете.'
            : (next?.text ?? 'Сейчас дело за\u00a0нами: от\u00a0вас ничего не\u00a0требуется.')}
        </p>
        <div role="alert">{message && <Notice tone="danger">{message}</Notice>}</div>
        <div className={styles.ways}>
          {move && 'href' in move && <Button href={move.href}>{move.label}</Button>}
          {move && 'run' in move && (
            <Button
              loading={pending}
              onClick={() =>
                void submit(async () => {
                  const url = await move.run(guid);
                  if (!url) return revalidate();
                  window.location.assign(url);
                  // The button works on until the page of the partner is there.
                  await new Promise(() => {});
                })
              }
            >
              {move.label}
            </Button>
          )}
          <ArrowLink href={`/lk/orders/${guid}`}>Открыть в&nbsp;кабинете</ArrowLink>
        </div>
      </section>
      {may(order, 'add-file') && (
        <section aria-labelledby="order-papers">
          <h2 id="order-papers" className={styles.title}>
            Документы
          </h2>
          <Papers order={order} uploads={uploads} />
        </section>
      )}
      <OrderEvents timeline={timeline} />
    </div>
  );
}

function headingOf({ finished, next_step: next, stage_number: stage }: Order): string {
  if (finished) return 'Ключи у\u00a0вас';
  if (next) return next.title;
  return stage === 5 ? 'Банк рассматривает заявку' : 'Готовим следующий этап';
}

import { useState } from 'react';
import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { DeadlineBadge } from '../../../components/deadline-badge/DeadlineBadge.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import type { OrderDetails } from '../../../store/order/order.ts';
import { dealMove, type DealMove } from './deal-move.ts';
import { nextHeading } from './next-heading.ts';
import styles from './NextMove.module.css';

/** Id of the heading that says what comes next. */
export const NEXT_HEADING = 'order-next';

export interface NextMoveProps {
  order: OrderDetails;
  /** ISO instant of the server's clock. */
  now: string;
}

/** What the buyer does now and by when, with the button that does it; or who acts meanwhile. */
export function NextMove({ order, now }: NextMoveProps) {
  const { next_step: next, waits, finished, guid, staff_page: staff } = order;
  const deadline = next?.deadline ?? null;
  const move = dealMove(order);
  return (
    <section
      className={styles.next}
      data-tone="deep"
      aria-labelledby={NEXT_HEADING}
      inert={!useHydrated()}
    >
      {deadline && (
        <p className={styles.deadline}>
          <DeadlineBadge deadline={deadline} now={now} />
          <span className="muted">
            до&nbsp;<time dateTime={deadline}>{formatDate(deadline, 'dateTime')}</time>
          </span>
        </p>
      )}
      <h2 id={NEXT_HEADING} tabIndex={-1}>
        {nextHeading(order)}
      </h2>
      <p className="muted">
        {finished
          ? 'Ключи у\u00a0вас, право зарегистрировано, расчёты закончены. Договор, акт и\u00a0гарантийный паспорт лежат в\u00a0кабинете.'
          : (next?.text ??
            waits?.text ??
            'Сейчас дело за\u00a0нами: от\u00a0вас ничего не\u00a0требуется.')}
      </p>
      {move && <Move move={move} guid={guid} />}
      {staff !== null && staffActs(order) && <PlayStaff href={staff} />}
    </section>
  );
}

/** The stages in which the staff look at documents, and in which they note permit, money, keys and ownership. */
const [DOCUMENTS, LAST] = [6, 10];

const staffActs = ({ stage_number: stage, waits, finished }: OrderDetails): boolean =>
  stage === LAST ? !finished : stage === DOCUMENTS && waits !== null;

/** In the demonstration nobody works in the office: the visitor plays the staff on a page of theirs. */
const PlayStaff = ({ href }: { href: string }) => (
  <p className={styles.staff}>
    <a href={href} rel="nofollow">
      Тестовый режим: сыграть за&nbsp;сотрудника
    </a>
  </p>
);

function Move({ move, guid }: { move: DealMove; guid: string }) {
  const { pending, problem, run } = useAccountCall();
  const [leaving, setLeaving] = useState(false);
  if ('href' in move) return <Button href={move.href}>{move.label}</Button>;

  const act = (call: (guid: string) => Promise<string | null>) =>
    run(async () => {
      const url = await call(guid);
      if (url === null) return;
      // The button works on until the page of the partner is there.
      setLeaving(true);
      window.location.assign(url);
    });
  return (
    <>
      <Button loading={pending || leaving} onClick={() => void act(move.run)}>
        {move.label}
      </Button>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
}

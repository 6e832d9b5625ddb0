import { ViewingDone, ViewingSide, whenInWords } from '@m30/shell/lead/viewing';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { viewingTrigger } from '../../../store/objects/viewing-trigger.ts';
import { CancelVisit } from './CancelVisit.tsx';
import { MoveVisit } from './MoveVisit.tsx';
import type { VisitPage as Loaded } from './visit.server.ts';
import styles from '../viewing-page.module.css';

export interface VisitPageProps extends Loaded {
  /** What the visitor is about to do: `move`, `cancel`. */
  change: string | null;
  /** The day whose times are shown. */
  day: string | null;
  /** It has just been moved. */
  isMoved: boolean;
  /** Why the last change was refused. */
  problem: string | undefined;
}

/** A viewing by its link: when and where, and the ways to move and to cancel it. */
export function VisitPage({ viewing, days, change, day, isMoved, problem }: VisitPageProps) {
  const { state, lot, host, place, at, past, can_change: can } = viewing;
  if (state !== 'booked' || past) return <Over viewing={viewing} />;
  return (
    <>
      <PageHead
        title={`Ждём вас ${whenInWords(at)}`}
        note={isMoved ? 'Просмотр перенесён, новое время отправили в\u00a0СМС.' : undefined}
      />
      <Container className={styles.page}>
        <div className={styles.main}>
          <ViewingDone viewing={viewing} />
          {can && change === 'move' && <MoveVisit {...{ viewing, days, day, problem }} />}
          {can && change === 'cancel' && <CancelVisit {...{ viewing, problem }} />}
        </div>
        <ViewingSide lot={lot} host={host} place={place} />
      </Container>
    </>
  );
}

const OVER = {
  booked: 'Просмотр прошёл',
  cancelled: 'Просмотр отменён',
  done: 'Просмотр состоялся',
  missed: 'Просмотр не\u00a0состоялся',
};

/** A viewing that is over; one that nobody has closed yet is told by its time alone. */
function Over({ viewing: { state, reason, at, past, lot } }: Pick<VisitPageProps, 'viewing'>) {
  const said = `Ждали вас ${whenInWords(at)}${reason ? `. ${reason}` : ''}.`;
  return (
    <>
      <PageHead
        title={OVER[state]}
        note={
          state === 'cancelled' && !reason && !past
            ? `Время ${whenInWords(at)} свободно для\u00a0других.`
            : said
        }
      />
      <Container className={styles.page}>
        <div className={styles.main}>
          {lot && lot.price !== null && (
            <ArrowLink {...viewingTrigger(lot.id)}>Записаться снова</ArrowLink>
          )}
          {lot && <ArrowLink href={lot.url}>{lot.title}</ArrowLink>}
        </div>
      </Container>
    </>
  );
}

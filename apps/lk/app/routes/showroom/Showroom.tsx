import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { BookMeeting } from '../../components/meeting/BookMeeting.tsx';
import { MeetingCard } from '../../components/meeting/MeetingCard.tsx';
import { MeetingHistory } from '../../components/meeting/MeetingHistory.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { FinishChoice } from './FinishChoice.tsx';
import styles from './Showroom.module.css';

/** «Шоурум»: visits and the finish of each flat. */
export function Showroom(props: ResultOf<'LK.GetShowroom'>) {
  const { address, days, can_book: canBook, upcoming, past, offers, premises, bare } = props;
  return (
    <>
      <PageHead
        title="Шоурум"
        lead={`В\u00a0шоурум приходят дважды: посмотреть и\u00a0решить. ${address}, час с\u00a0дизайнером. Возьмите план квартиры и\u00a0то, что переедет с\u00a0вами: лоскут шторы, фотографию дивана.`}
        actions={
          <>
            {canBook && (
              <BookMeeting
                kind="showroom"
                days={days}
                label="Записаться в&nbsp;шоурум"
                title="Визит в&nbsp;шоурум"
                lead={`${address}. Понедельник\u00a0— выходной.`}
              />
            )}
            <Button
              variant="secondary"
              {...leadTrigger('showroom', { element: `Шоурум, ${address}` })}
            >
              Договориться по&nbsp;телефону
            </Button>
          </>
        }
      />
      <div className={styles.parts}>
        {upcoming.length > 0 && (
          <Panel title="Вы записаны">
            <div className={styles.meetings}>
              {upcoming.map((meeting) => (
                <MeetingCard key={meeting.guid} meeting={meeting} days={days} />
              ))}
            </div>
          </Panel>
        )}
        <Panel
          title="Отделка и&nbsp;мебель"
          more={{ label: 'Что входит в\u00a0наборы', href: '/klientam/uslugi/meblirovka' }}
        >
          <FinishChoice offers={offers} premises={premises} bare={bare} />
        </Panel>
        {past.length > 0 && (
          <Panel title="История визитов">
            <MeetingHistory meetings={past} />
          </Panel>
        )}
      </div>
    </>
  );
}

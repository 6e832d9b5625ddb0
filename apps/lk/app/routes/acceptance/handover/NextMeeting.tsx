import { formatDate, formatQuarter } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { BookMeeting } from '../../../components/meeting/BookMeeting.tsx';
import { MeetingCard } from '../../../components/meeting/MeetingCard.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { PremisesDetails } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

/** What comes next of a handover: a meeting ahead, a time to choose, or what is waited for. */
export function NextMeeting({ premises }: { premises: PremisesDetails }) {
  const { appointment, moving, one_sided_on: oneSided } = premises;
  return (
    <Panel title={appointment ? 'Ближайшая встреча' : 'Что дальше'}>
      {appointment ? <MeetingCard meeting={appointment} days={moving} /> : <Step {...premises} />}
      {oneSided && (
        <Notice tone="warning">
          Если уклоняться от&nbsp;приёмки без&nbsp;причины, с&nbsp;
          <time dateTime={oneSided}>{formatDate(oneSided)}</time> застройщик вправе передать
          квартиру односторонним актом. Замечания из&nbsp;акта осмотра уклонением не&nbsp;считаются.
        </Notice>
      )}
    </Panel>
  );
}

function Step({ guid, state, booking, planned, transfer }: PremisesDetails) {
  if (state === 'building') {
    return (
      <p className={styles.words}>
        {planned
          ? `Дом сдаём в\u00a0${formatQuarter(planned)}. `
          : 'Квартиру готовят к\u00a0осмотру. '}
        Когда она будет готова, пришлём письмо, и&nbsp;здесь откроется запись.
      </p>
    );
  }
  if (state === 'done') {
    return (
      <p className={styles.words}>
        Ключи выданы {transfer.keys_at && formatDate(transfer.keys_at)}. Если что-то сломается,
        напишите в&nbsp;<a href="/lk/support">поддержку</a>: на&nbsp;квартиру действует{' '}
        <a href="/klientam/garantiya">гарантия</a>.
      </p>
    );
  }
  if (!booking) return null;
  const isKeys = booking.kind === 'keys';
  const isAgain = state === 'inspected';
  return (
    <>
      <p className={styles.words}>
        {isKeys && 'Акт подписан. Выберите время, когда забрать ключи: это займёт 45\u00a0минут.'}
        {isAgain &&
          'Осмотр состоялся. Подпишите передаточный акт или запишитесь на\u00a0повторный осмотр, когда замечания устранят.'}
        {!isKeys &&
          !isAgain &&
          'Квартира готова. Выберите время: осмотр занимает полтора часа, можно прийти со\u00a0своим специалистом.'}
      </p>
      <div>
        <BookMeeting
          kind={booking.kind}
          order={guid}
          days={booking.days}
          variant={isAgain ? 'secondary' : 'primary'}
          label={
            isKeys
              ? 'Записаться за\u00a0ключами'
              : isAgain
                ? 'Записаться на\u00a0повторный осмотр'
                : 'Записаться на\u00a0осмотр'
          }
          title={isKeys ? 'Выдача ключей' : isAgain ? 'Повторный осмотр' : 'Осмотр квартиры'}
          lead={
            'Выберите день и\u00a0время. Перенести или отменить встречу можно не\u00a0позже чем за\u00a0сутки.'
          }
        />
      </div>
    </>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { ViewingForm, type BookedViewing, type ViewingSlots } from '@m30/forms/viewing';
import { Modal } from '@m30/ui-kit/modal';
import { browserApi } from '../../../browser/index.ts';
import { LeadForms } from '../../../lead/index.ts';
import {
  DoneMark,
  ShownLot,
  ViewingDone,
  ViewingSide,
  whenInWords,
} from '../../../lead/viewing/index.ts';
import type { ModalProps } from '../../request/modal-props.ts';
import { Answered } from '../services/Answered.tsx';
import { useAnswer } from '../services/use-answer.ts';
import styles from './ViewingModal.module.css';

type Place = ViewingSlots['place'];

/** Books a viewing of the lot of `data-object-id`; what is booked takes the form's place. */
export default function ViewingModal({ data, onClose }: ModalProps) {
  const lot = data['objectId'] ?? '';
  const [place, setPlace] = useState<Place>();
  const [booked, setBooked] = useState<BookedViewing | null>(null);
  const ask = useCallback(
    (signal: AbortSignal) =>
      browserApi.get('Viewing.GetSlots', { lot, ...(place && { place }) }, { signal }),
    [lot, place],
  );
  const { answer, retry } = useAnswer(ask);
  // While another place's times are on their way, those of the last one stay in sight.
  const [last, setLast] = useState<ViewingSlots | null>(null);
  useEffect(() => {
    if (answer.state === 'ready') setLast(answer.result);
  }, [answer]);
  const slots = answer.state === 'ready' ? answer.result : last;
  const shown =
    slots && answer.state !== 'failed' ? ({ state: 'ready', result: slots } as const) : answer;
  return (
    <Modal
      open
      name="viewing"
      size="wide"
      className={styles.modal}
      title={booked ? <BookedTitle at={booked.at} /> : 'Запись на просмотр'}
      onClose={onClose}
    >
      <Answered answer={shown} retry={retry}>
        {(result) => (
          <div className={styles.columns}>
            {booked ? (
              <ViewingDone viewing={booked} />
            ) : (
              <LeadForms>
                <Booking
                  slots={result}
                  onPlaceChange={setPlace}
                  place={place}
                  onBooked={setBooked}
                />
              </LeadForms>
            )}
            <ViewingSide
              lot={result.lot}
              host={booked?.host ?? result.host}
              place={booked?.place ?? result.places.find(({ kind }) => kind === result.place)}
            />
          </div>
        )}
      </Answered>
    </Modal>
  );
}

function Booking({
  slots,
  place,
  onPlaceChange,
  onBooked,
}: {
  slots: ViewingSlots;
  place: Place | undefined;
  onPlaceChange: (place: Place) => void;
  onBooked: (viewing: BookedViewing) => void;
}) {
  const firstFree = slots.days.find(({ places }) => places > 0)?.day ?? '';
  const [day, setDay] = useState(firstFree);
  return (
    <div>
      <div className={styles.only}>
        <ShownLot lot={slots.lot} />
      </div>
      <ViewingForm
        inWindow
        slots={slots}
        place={{ value: place ?? slots.place, onChange: (kind) => onPlaceChange(kind as Place) }}
        day={{ value: day, onChange: setDay }}
        onBooked={onBooked}
      />
    </div>
  );
}

/** Whoever does not see that the form has gone hears when they are awaited. */
function BookedTitle({ at }: Pick<BookedViewing, 'at'>) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <DoneMark />
      <span ref={words} tabIndex={-1} className={styles.heading}>
        Ждём вас {whenInWords(at)}
      </span>
    </>
  );
}

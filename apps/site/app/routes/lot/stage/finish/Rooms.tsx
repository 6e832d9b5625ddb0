import { Icon } from '@m30/ui-kit/icon';
import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { photoGroup, photoTrigger } from '../../../../components/photo-trigger/index.ts';
import { RadioTabs } from '../../radio-tabs/RadioTabs.tsx';
import { finishTitle, finishWords } from '../../data/finish-words.ts';
import type { Interiors } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import styles from './Rooms.module.css';

export interface RoomsProps {
  interiors: Interiors;
  /** What is done in the flat when it is handed over: «с мебелью». */
  finish: string;
}

/** The rooms as they are handed over, one at a time; all of them over the whole screen. */
export default function Rooms({ interiors, finish }: RoomsProps) {
  const { rooms } = interiors;
  const title = finishTitle(interiors.finish);
  const shown = rooms.map(({ room, name, picture }) => ({
    id: room,
    title: name,
    content: (
      <div className={styles.room}>
        <Picture
          picture={picture}
          sizes="(min-width: 1360px) 62vw, (min-width: 900px) 58vw, 100vw"
        />
        <p className={styles.set}>{title}</p>
        <p className={styles.drawn}>Визуализация</p>
      </div>
    ),
  }));
  return (
    <>
      {rooms.length > 1 ? (
        <RadioTabs label="Комната" name="room" bar="below" tabs={shown} />
      ) : (
        shown[0]?.content
      )}
      <StageFoot words={finishWords(finish)}>
        <ArrowLink href="/klientam/uslugi/meblirovka">Что входит в&nbsp;наборы</ArrowLink>
        <WholeScreen rooms={rooms} title={title} />
      </StageFoot>
    </>
  );
}

function WholeScreen({ rooms, title }: { rooms: Interiors['rooms']; title: string }) {
  return (
    <a
      className={styles.whole}
      href={`/media/${rooms[0]?.picture.id}-1280.webp`}
      {...photoTrigger()}
      {...photoGroup(
        title,
        rooms.map(({ picture }) => picture),
      )}
    >
      <Icon name="search" />
      Во&nbsp;весь экран
    </a>
  );
}

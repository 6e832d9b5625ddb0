import { Icon } from '@m30/ui-kit/icon';
import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { RadioTabs } from '../../radio-tabs/RadioTabs.tsx';
import { finishTitle, finishWords } from '../../data/finish-words.ts';
import type { LotData, LotView } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import styles from './FinishView.module.css';

/** The rooms as they are handed over, one at a time; all of them over the whole screen. */
export function FinishView({ lot: { finish, interiors } }: Pick<LotData, 'lot'>) {
  if (!interiors) return null;
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
    <div className={styles.view}>
      {rooms.length > 1 ? (
        <RadioTabs label="Комната" name="room" bar="below" tabs={shown} />
      ) : (
        shown[0]?.content
      )}
      <StageFoot words={finishWords(finish)}>
        <ArrowLink href="/klientam/uslugi/meblirovka">Что входит в&nbsp;наборы</ArrowLink>
        <WholeScreen rooms={rooms} title={title} />
      </StageFoot>
    </div>
  );
}

/** Without script it is the first picture alone. */
function WholeScreen({ rooms, title }: { rooms: Rooms; title: string }) {
  const pictures = rooms.map(({ picture: { alt, ...one } }) => ({ ...one, caption: alt }));
  return (
    <a
      className={styles.whole}
      href={`/media/${rooms[0]?.picture.id}-1280.webp`}
      data-modal-trigger="photoSlider"
      data-title={title}
      data-index={0}
      data-pictures={JSON.stringify(pictures)}
    >
      <Icon name="search" />
      Во&nbsp;весь экран
    </a>
  );
}

type Rooms = NonNullable<LotView['interiors']>['rooms'];

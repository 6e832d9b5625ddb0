import { useRef, useState } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import { IconButton } from '@m30/ui-kit/icon-button';
import { TurnBar } from '../../../../../components/zoom-stage/TurnBar.tsx';
import { SunBar } from '../../../../../components/sun-ruler/SunBar.tsx';
import {
  isoOf,
  natureOf,
  sunOf,
  type Moment,
} from '../../../../../components/sun-ruler/sun-time.ts';
import { clock } from '../../../../../components/sun-ruler/sun-words.ts';
import { CompassStrip } from './CompassStrip.tsx';
import { windowName, type Outlook } from '../core/outlook-words.ts';
import { FloorScale } from './FloorScale.tsx';
import type { Surroundings } from './load-surroundings.ts';
import styles from './LookAround.module.css';
import { useLookWords } from './use-look-words.ts';
import { useWindowViewer } from './use-window-viewer.ts';

/** Stills are of June: the model begins where they are. */
const MONTH = 6;
/** Degrees of a step. */
const STEP = 15;

export interface LookAroundProps {
  outlook: Outlook;
  surroundings: Surroundings;
  coordinate: readonly [number, number];
  onClose: () => void;
  /** The browser has no WebGL. */
  onFail: (error: unknown) => void;
}

/** What is around a window, under the hand: where one looks, the hour, the month and the floor. */
export function LookAround(props: LookAroundProps) {
  const { outlook, surroundings, coordinate, onClose, onFail } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [moment, setMoment] = useState<Moment>({ month: MONTH, minute: outlook.hour * 60 });
  const [floor, setFloor] = useState(surroundings.place.floor);
  const [azimuth, setAzimuth] = useState(outlook.facing);
  const sun = sunOf(coordinate, moment);
  const viewer = useWindowViewer(canvas, {
    ...{ surroundings, sun, month: moment.month, floor, onFail },
    onDraw: (to) => setAzimuth(Math.round(to * 4) / 4),
  });
  const words = useLookWords(surroundings.place, azimuth, floor);
  const name = windowName(outlook);
  return (
    <>
      <figure className={styles.look}>
        {/* What is under the model until its first frame. */}
        <img src={outlook.picture} alt="" width={1440} height={900} />
        <canvas
          ref={canvas}
          tabIndex={0}
          // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- keys turn it; what is seen is said below
          role="application"
          aria-label={`Вид из окна: ${name}`}
          aria-describedby="look-keys"
        />
        <figcaption>
          <b>{name}</b>
          этаж&nbsp;{floor}, 1,6&nbsp;м от&nbsp;пола, {formatDate(isoOf(moment), 'day')},{' '}
          {clock(moment.minute)}
        </figcaption>
        <div className={styles.turn}>
          <TurnBar label="Куда смотреть">
            <IconButton label="Закрыть осмотр" icon="close" onClick={onClose} />
            <IconButton label="Левее" icon="chevron-left" onClick={() => viewer?.turn(-STEP)} />
            <IconButton label="Правее" icon="chevron-right" onClick={() => viewer?.turn(STEP)} />
            <IconButton label="Выше" icon="chevron-up" onClick={() => viewer?.turn(0, STEP)} />
            <IconButton label="Ниже" icon="chevron-down" onClick={() => viewer?.turn(0, -STEP)} />
          </TurnBar>
        </div>
      </figure>
      <CompassStrip facing={azimuth} view={outlook.view} isMiddle />
      <p className={styles.words} role="status">
        {words}
      </p>
      <p id="look-keys" className={styles.keys}>
        Тяните вид или нажимайте стрелки.
      </p>
      <SunBar {...{ moment, sun }} nature={natureOf(surroundings.model)} onMoment={setMoment} />
      <FloorScale place={surroundings.place} floor={floor} onFloor={setFloor} />
    </>
  );
}

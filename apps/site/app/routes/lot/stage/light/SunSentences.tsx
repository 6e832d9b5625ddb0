import { duration, normWords } from '@m30/scene/words';
import { lengthWords, roomWords } from './core/light-words.ts';
import { lengthOf, type Light, type RoomLight, type Spans } from './core/light.ts';
import styles from './LightStage.module.css';

export interface SunSentencesProps {
  light: Light;
  rooms: readonly { room: RoomLight; spans: Spans }[];
  /** «22 марта». */
  date: string;
}

/** The day in a sentence a room, the sunniest living room first and large; what the norm says. */
export function SunSentences({ light, rooms, date }: SunSentencesProps) {
  const known = rooms.filter(({ room }) => room.windows.length > 0);
  const [first, ...others] = known.toSorted(
    (one, other) =>
      Number(other.room.living) - Number(one.room.living) ||
      lengthOf(other.spans) - lengthOf(one.spans),
  );
  const unknown = rooms.filter(({ room }) => room.windows.length === 0);
  const best = light.rooms
    .flatMap(({ name, norm }) => (norm ? [{ name, ...norm }] : []))
    .sort((one, other) => other.total - one.total)[0];
  return (
    <div className={styles.words} aria-live="polite">
      {first && (
        <p className={styles.big}>
          {roomWords(first.room.name, date, first.spans)}
          {first.spans.length > 0 && (
            <>
              {' '}
              — <em>{lengthWords(first.spans)}</em>
            </>
          )}
          ; {normWords(light.norm)}.
        </p>
      )}
      <ul>
        {others.map(({ room, spans }, index) => (
          <li key={index}>
            {roomWords(room.name, date, spans)}
            {spans.length > 0 && ` — ${lengthWords(spans)}`}.
          </li>
        ))}
        {unknown.map(({ room }, index) => (
          <li key={index}>
            {room.name}: не&nbsp;посчитано, в&nbsp;модели дома её окно закрыто соседним корпусом.
          </li>
        ))}
      </ul>
      {best && (
        <p className={styles.norm}>
          22&nbsp;апреля по&nbsp;норме лучшая комната — {best.name.toLowerCase()}:{' '}
          <b>{duration(best.total)}</b>
          {best.total > best.longest && `, без перерыва ${duration(best.longest)}`}. Нужно
          не&nbsp;меньше 2&nbsp;ч 30&nbsp;мин без перерыва или 3&nbsp;ч с&nbsp;перерывами:{' '}
          {light.norm.needed === 1 ? 'хотя бы в одной жилой комнате' : 'в двух жилых комнатах'}.
          СанПиН&nbsp;1.2.3685-21, расчёт по&nbsp;ГОСТ&nbsp;Р&nbsp;57795-2017.
        </p>
      )}
    </div>
  );
}

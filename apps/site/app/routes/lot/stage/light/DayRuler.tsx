import type { CSSProperties } from 'react';
import { DAY, DayScale } from '../../../../components/sun-ruler/DayScale.tsx';
import { sunAt } from '../../../../components/sun-ruler/sun-at.ts';
import { clock } from '../../../../components/sun-ruler/sun-words.ts';
import {
  instantOf,
  isSunny,
  pairsOf,
  type Light,
  type RoomLight,
  type Spans,
} from './core/light.ts';
import styles from './DayRuler.module.css';

export interface DayRulerProps {
  light: Light;
  rooms: readonly { room: RoomLight; spans: Spans }[];
  day: number;
  minute: number;
  /** «22 марта». */
  date: string;
  onMinute: (minute: number) => void;
  /** Some months on. */
  onMonth: (step: number) => void;
}

const share = (minute: number) => ((minute - DAY.from) / (DAY.to - DAY.from)) * 100;
const percent = (minute: number) => `${Math.min(Math.max(share(minute), 0), 100)}%`;

/** A day on the scale of longitude: when each room has the sun, and a handle that moves the time. */
export function DayRuler({ light, rooms, day, minute, date, onMinute, onMonth }: DayRulerProps) {
  const [rise, set] = daylight(light, day);
  const lit = rooms.filter(({ spans }) => isSunny(spans, minute)).map(({ room }) => room.name);
  const where =
    lit.length > 0 ? `солнце: ${lit.join(', ').toLowerCase()}` : 'солнца в комнатах нет';
  return (
    <div>
      <div className={styles.head}>
        <b>
          {date}, {clock(minute)}
        </b>
        <span className={styles.keys}>
          Стрелки ← → двигают время на&nbsp;10&nbsp;минут, ↑ ↓&nbsp;— месяц
        </span>
      </div>
      <div className={styles.ruler} style={{ '--m30-at': percent(minute) } as CSSProperties}>
        <ol className={styles.rows}>
          {rooms.map(({ room, spans }, index) => (
            <li key={index} data-lit={isSunny(spans, minute) || undefined}>
              <span>{room.name}</span>
              <div>
                <i data-night="" style={{ left: 0, width: percent(rise) }} />
                <i data-night="" style={{ left: percent(set), right: 0 }} />
                {pairsOf(spans).map(([from, to]) => (
                  <i
                    key={from}
                    style={{ left: percent(from), width: `${share(to) - share(from)}%` }}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.line} aria-hidden="true">
          <span className={styles.time}>
            <b>{clock(minute)}</b>
          </span>
        </div>
        <DayScale
          className={styles.scale}
          minute={minute}
          valueText={`${clock(minute)}, ${where}`}
          onMinute={onMinute}
          onMonth={onMonth}
        />
      </div>
      <p className={styles.sun}>
        <span>восход {clock(rise)}</span>
        <span>закат {clock(set)}</span>
      </p>
    </div>
  );
}

/** Minutes at which the sun comes up and goes down, its upper edge in the refraction of the horizon. */
function daylight(light: Light, day: number): [rise: number, set: number] {
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
  const up = (minute: number) =>
    sunAt(light.coordinate, instantOf(light, day, minute)).altitude > -0.83;
  return [minutes.find(up) ?? 720, (minutes.findLast(up) ?? 719) + 1];
}

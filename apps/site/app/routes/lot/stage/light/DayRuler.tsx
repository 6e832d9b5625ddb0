import type { CSSProperties, KeyboardEvent } from 'react';
import {
  DAY,
  instantOf,
  isSunny,
  pairsOf,
  type Light,
  type RoomLight,
  type Spans,
} from './core/light.ts';
import { clock } from './core/light-words.ts';
import { sunAt } from './core/sun-at.ts';
import { Scale } from './Scale.tsx';
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
const HOURS = Array.from({ length: 19 }, (_, index) => [(index + 4) * 60, index + 4] as const);

/** A day on the scale of longitude: when each room has the sun, and a handle that moves the time. */
export function DayRuler({ light, rooms, day, minute, date, onMinute, onMonth }: DayRulerProps) {
  const [rise, set] = daylight(light, day);
  const lit = rooms.filter(({ spans }) => isSunny(spans, minute)).map(({ room }) => room.name);
  const where =
    lit.length > 0 ? `солнце: ${lit.join(', ').toLowerCase()}` : 'солнца в комнатах нет';
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    onMonth(step);
  };
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
        <Scale
          className={styles.scale}
          label="Время суток"
          valueText={`${clock(minute)}, ${where}`}
          min={DAY.from}
          max={DAY.to}
          step={10}
          value={minute}
          strokes={[20, 120]}
          marks={HOURS}
          dense
          onValue={onMinute}
          onKeyDown={onKey}
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

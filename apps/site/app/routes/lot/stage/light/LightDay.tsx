import { useState } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import type { LotData } from '../../data/lot.server.ts';
import { dayOfYear, isoOfDay, roomSpans, type Light } from './core/light.ts';
import { DayOfMonth } from './DayOfMonth.tsx';
import { DayRuler } from './DayRuler.tsx';
import { LightNotes } from './notes/LightNotes.tsx';
import { LightPlan } from './LightPlan.tsx';
import { MonthCells } from '../../../../components/sun-ruler/MonthCells.tsx';
import { SunSentences } from './SunSentences.tsx';
import { YearTable } from './year/YearTable.tsx';
import styles from './LightStage.module.css';

/** Half past two: the sun stands high, and the evening is still to come. */
const AT_FIRST = 870;

export interface LightDayProps extends Pick<LotData, 'lot'> {
  light: Light;
}

/** A day of the sun in a flat: on its plan, on the ruler, in words; the year, and what takes it. */
export function LightDay({ lot, light }: LightDayProps) {
  const [day, setDay] = useState(() => dayOfYear(light.year, `${light.year}-03-22`));
  const [minute, setMinute] = useState(AT_FIRST);
  const iso = isoOfDay(light.year, day);
  const date = formatDate(iso, 'day');
  const month = Number(iso.slice(5, 7));
  const rooms = light.rooms.map((room) => ({ room, spans: roomSpans(room, day) }));
  /** The same date some months on, within the year. */
  const goMonth = (step: number) => {
    const to = Math.min(Math.max(month + step, 1), 12);
    setDay(dayOfYear(light.year, `${light.year}-${String(to).padStart(2, '0')}-22`));
  };
  return (
    <div className={styles.light}>
      {lot.planSheet && (
        <LightPlan
          sheet={lot.planSheet}
          alt={`План квартиры с солнцем на полу, ${date}`}
          light={light}
          day={day}
          minute={minute}
        />
      )}
      <div className={styles.bar}>
        <DayRuler {...{ light, rooms, day, minute, date }} onMinute={setMinute} onMonth={goMonth} />
        <MonthCells month={month} onMonth={(to) => goMonth(to - month)} />
        <DayOfMonth iso={iso} date={date} onDay={(to) => setDay(dayOfYear(light.year, to))} />
      </div>
      <SunSentences light={light} rooms={rooms} date={date} />
      <YearTable rooms={light.rooms} month={month} />
      <LightNotes light={light} />
    </div>
  );
}

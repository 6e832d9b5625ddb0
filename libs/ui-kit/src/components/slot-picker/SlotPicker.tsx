import { useId, useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../core/cx.ts';
import { formatDate } from '../../format/date.ts';
import { DayTile } from './DayTile.tsx';
import { TimeTile } from './TimeTile.tsx';
import { partsOf } from './parts-of.ts';
import { Button } from '../button/Button.tsx';
import { Fieldset } from '../fieldset/Fieldset.tsx';
import styles from './SlotPicker.module.css';

/** A day with its times. */
export interface PickedDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** ISO instant, HH:mm on the clock of Moscow, and whether it can be taken. */
  times: readonly { at: string; time: string; free: boolean }[];
  /** Nobody receives. */
  off?: boolean | undefined;
  /** How many can still come; said under the day where it is known. */
  places?: number | undefined;
}

/** Other props and `ref` go to the root. */
export interface SlotPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Days with their times, in order. */
  days: readonly PickedDay[];
  /** The chosen day. */
  day: string;
  /** Days are radio buttons. */
  onDayChange?: ((day: string) => void) | undefined;
  /** Days are links instead, which go without JavaScript. */
  dayHref?: ((day: string) => string) | undefined;
  /** The chosen time, an ISO instant; empty is none. */
  at: string;
  /** A time was chosen, by its moment. */
  onAtChange: (at: string) => void;
  /** Name under which the instant is sent. */
  name?: string | undefined;
  /**
   * Beside the heading of the times.
   * @default 'время московское'
   */
  note?: string | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** What is wrong with the day. */
  dayError?: string | undefined;
  /**
   * How many days stand open; a button shows the rest of them.
   * @default all
   */
  shownDays?: number | undefined;
  /** The time that is booked already and may be moved, an ISO instant. */
  booked?: string | undefined;
  /** Id of the group of times. */
  timesId?: string | undefined;
}

/** A day and a time of it; what is taken stays in sight, crossed out, and what is booked is marked. */
export function SlotPicker(props: SlotPickerProps) {
  const { days, day, onDayChange, dayHref, at, onAtChange, name, error, booked, timesId } = props;
  const { dayError, shownDays = days.length } = props;
  const { note = 'время московское', className, ...rest } = pick(props);
  const [opened, setOpened] = useState(false);
  const chosenAt = days.findIndex((one) => one.day === day);
  const isCut = !opened && chosenAt < shownDays && shownDays < days.length;
  const group = useId();
  const times = days.find((one) => one.day === day)?.times ?? [];
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const range = first && last && `${formatDate(first, 'day')} – ${formatDate(last, 'day')}`;
  return (
    <div {...rest} className={cx(styles.picker, className)}>
      <Fieldset
        size="label"
        legend={<Heading title="День" note={range ?? ''} />}
        aria-label="День"
        {...(!dayHref && { role: 'radiogroup', 'aria-required': true })}
        aria-invalid={dayError ? true : undefined}
        error={dayError}
      >
        <span className={styles.days}>
          {(isCut ? days.slice(0, shownDays) : days).map((one) => (
            <DayTile
              key={one.day}
              {...{ one, booked, dayHref, onDayChange }}
              name={`${group}-day`}
              chosen={one.day === day}
            />
          ))}
        </span>
        {isCut && (
          <Button variant="ghost" size="small" onClick={() => setOpened(true)}>
            Показать дни{last && ` до\u00a0${formatDate(last, 'day')}`}
          </Button>
        )}
      </Fieldset>
      <Fieldset
        size="label"
        id={timesId}
        legend={
          <Heading
            title={day ? `Время, ${formatDate(day, 'weekday')}` : 'Время: сначала выберите день'}
            note={note}
          />
        }
        aria-label="Время"
        role="radiogroup"
        aria-required
        aria-invalid={error ? true : undefined}
        error={error}
      >
        <span className={styles.times}>
          {partsOf(times).map(({ title, times: part }) => (
            <span key={title} className={styles.part} role="group" aria-label={title}>
              <span className={styles.label} aria-hidden="true">
                {title}
              </span>
              {part.map((one) => (
                <TimeTile
                  key={one.at}
                  one={one}
                  name={name ?? `${group}-time`}
                  chosen={one.at === at}
                  booked={one.at === booked}
                  onChoose={() => onAtChange(one.at)}
                />
              ))}
            </span>
          ))}
        </span>
      </Fieldset>
    </div>
  );
}

/** What is left for the root. */
function pick(props: SlotPickerProps) {
  const {
    days: _d,
    day: _y,
    onDayChange: _o,
    dayHref: _h,
    at: _a,
    onAtChange: _c,
    ...more
  } = props;
  const { name: _n, error: _e, booked: _b, timesId: _t, ...others } = more;
  const { dayError: _i, shownDays: _s, ...rest } = others;
  return rest;
}

function Heading({ title, note }: { title: string; note: string }) {
  return (
    <span className={styles.heading}>
      <span>{title}</span>
      <span>{note}</span>
    </span>
  );
}

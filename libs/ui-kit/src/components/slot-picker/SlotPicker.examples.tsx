import { useState } from 'react';
import { moscowInstant } from '../../format/moscow-clock.ts';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { SlotPicker, type PickedDay, type SlotPickerProps } from './SlotPicker.tsx';
import { notes } from './SlotPicker.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const TIMES = ['10:00', '10:45', '11:30', '13:00', '13:45', '16:00', '16:45'];

const days: PickedDay[] = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((number) => {
  const day = `2026-11-${number}`;
  const isOff = number === 24;
  const times = TIMES.map((time, index) => ({
    at: moscowInstant(day, time).toISOString(),
    time,
    free: number !== 27 && index % 3 !== 0,
  }));
  const places = times.filter(({ free }) => free).length;
  return { day, off: isOff, places, times: isOff ? [] : times };
});

function Chosen(props: Partial<SlotPickerProps>) {
  const [day, setDay] = useState(props.day ?? '2026-11-21');
  const [at, setAt] = useState(props.at ?? '');
  return <SlotPicker {...props} {...{ days, day, at }} onDayChange={setDay} onAtChange={setAt} />;
}

const meta: ExamplesMeta<SlotPickerProps> = {
  title: 'Компоненты/SlotPicker',
  component: Chosen,
  args: { days, day: '2026-11-21', at: '' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Free: Example<SlotPickerProps> = { args: {} };
export const Moving: Example<SlotPickerProps> = {
  args: { booked: days[0]?.times[1]?.at ?? '' },
};
export const WithError: Example<SlotPickerProps> = { args: { error: 'Выберите время' } };
export const ByLinks: Example<SlotPickerProps> = {
  args: { dayHref: (day: string) => `?day=${day}`, note: 'встреча около 40 минут' },
};

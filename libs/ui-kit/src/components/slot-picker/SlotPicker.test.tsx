// @vitest-environment jsdom
import { useState } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SlotPicker } from './SlotPicker.tsx';

afterEach(cleanup);

const noop = () => {};

const time = (day: string, hour: string, free: boolean) => ({
  at: `${day}T${hour}:00.000Z`,
  time: hour,
  free,
});
const DAYS = [
  {
    day: '2026-11-25',
    times: [time('2026-11-25', '09:00', true), time('2026-11-25', '10:30', false)],
  },
  { day: '2026-11-26', times: [time('2026-11-26', '09:00', false)] },
  { day: '2026-11-27', times: [time('2026-11-27', '12:00', true)] },
];

function Picker() {
  const [day, setDay] = useState('2026-11-25');
  const [at, setAt] = useState('');
  return (
    <>
      <SlotPicker days={DAYS} day={day} onDayChange={setDay} at={at} onAtChange={setAt} />
      <output>{at}</output>
    </>
  );
}

it('a day and a time of it are chosen by name; what is taken stays in sight and shut', async () => {
  render(<Picker />);
  const day = (name: RegExp) => screen.getByRole('radio', { name });
  const times = () =>
    within(screen.getByRole('radiogroup', { name: 'Время' })).getAllByRole('radio');
  expect(times().map((one) => one.matches(':disabled'))).toEqual([false, true]);
  expect(day(/26\s*ноября.*мест нет/).matches(':disabled')).toBe(true);

  await userEvent.click(day(/27\s*ноября, пт/));
  expect(times()).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: '12:00' }));
  expect(screen.getByRole('status').textContent).toBe('2026-11-27T12:00:00.000Z');
});

it('a day that nobody works is told from a full one, and how many may still come is said', () => {
  const days = [
    { day: '2026-11-24', times: [], off: true, places: 0 },
    { day: '2026-11-25', times: [time('2026-11-25', '09:00', false)], places: 0 },
    { day: '2026-11-26', times: [time('2026-11-26', '09:00', true)], places: 2 },
  ];
  render(
    <SlotPicker {...{ days, day: '2026-11-26', at: '' }} onDayChange={noop} onAtChange={noop} />,
  );
  const names = screen
    .getAllByRole('radio', { name: /ноября/ })
    .map((one) => one.closest('label')?.querySelector('.visually-hidden')?.textContent);
  expect(names.map((name) => name?.replace(/\s/g, ' '))).toEqual([
    '24 ноября, вт, выходной',
    '25 ноября, ср, мест нет',
    '26 ноября, чт, 2 места',
  ]);
});

it('days are links where the page has to work without JavaScript; closed ones are none', () => {
  render(
    <SlotPicker
      {...{ days: DAYS, day: '2026-11-25', at: '' }}
      name="at"
      dayHref={(day) => `?day=${day}`}
      onAtChange={noop}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '?day=2026-11-25',
    '?day=2026-11-27',
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('date');
  const slot = screen.getByRole('radio', { name: '09:00' });
  expect([slot.getAttribute('name'), slot.getAttribute('value')]).toEqual([
    'at',
    '2026-11-25T09:00:00.000Z',
  ]);
});

it('the booked time and those that are taken are marked in words', () => {
  render(
    <SlotPicker
      {...{ days: DAYS, day: '2026-11-25', at: '' }}
      onDayChange={noop}
      onAtChange={noop}
      booked="2026-11-25T10:30:00.000Z"
    />,
  );
  expect(screen.getByRole('radio', { name: /25\s*ноября, ср, вы\sзаписаны/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^10:30\s*,\s*вы\sзаписаны$/ })).toBeTruthy();
  cleanup();
  // Where it counts as free, since nobody else has it, it is still no time to move to.
  render(
    <SlotPicker
      {...{ days: DAYS, day: '2026-11-25', at: '' }}
      onDayChange={noop}
      onAtChange={noop}
      booked="2026-11-25T09:00:00.000Z"
    />,
  );
  expect(
    screen.getByRole('radio', { name: /^09:00\s*,\s*вы\sзаписаны$/ }).matches(':disabled'),
  ).toBe(true);
  cleanup();
  render(
    <SlotPicker
      {...{ days: DAYS, day: '2026-11-25', at: '' }}
      onDayChange={noop}
      onAtChange={noop}
    />,
  );
  expect(screen.getByRole('radio', { name: /^10:30\s*,\s*занято$/ })).toBeTruthy();
});

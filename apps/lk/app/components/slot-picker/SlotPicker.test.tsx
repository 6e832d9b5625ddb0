// @vitest-environment jsdom
import { useState } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SlotPicker } from './SlotPicker.tsx';

afterEach(cleanup);

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

it('months are named, the booked time and those that are taken are marked in words', () => {
  const days = [...DAYS, { day: '2026-12-01', times: [time('2026-12-01', '12:00', true)] }];
  render(
    <SlotPicker
      days={days}
      day="2026-11-25"
      onDayChange={() => {}}
      at=""
      onAtChange={() => {}}
      booked="2026-11-25T10:30:00.000Z"
    />,
  );
  expect(screen.getAllByText(/^(ноябрь|декабрь)\s2026/).map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^ноябрь/),
    expect.stringMatching(/^декабрь/),
  ]);
  expect(screen.getByRole('radio', { name: /25\s*ноября, ср, вы\sзаписаны/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^10:30\s*,\s*вы\sзаписаны$/ })).toBeTruthy();
  cleanup();
  render(
    <SlotPicker days={days} day="2026-11-25" onDayChange={() => {}} at="" onAtChange={() => {}} />,
  );
  expect(screen.getByText('занято')).toBeTruthy();
});

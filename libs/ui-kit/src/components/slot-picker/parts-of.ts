interface Timed {
  /** HH:mm. */
  time: string;
}

/** Parts of the day, each from its first minute on. */
const PARTS = [
  { title: 'Утро', from: '00:00', to: '13:00' },
  { title: 'День', from: '13:00', to: '16:00' },
  { title: 'Вечер', from: '16:00', to: '24:00' },
];

/** Times by the part of the day; a part without any is left out. */
export function partsOf<Time extends Timed>(
  times: readonly Time[],
): { title: string; times: Time[] }[] {
  return PARTS.map(({ title, from, to }) => ({
    title,
    times: times.filter(({ time }) => time >= from && time < to),
  })).filter((part) => part.times.length > 0);
}

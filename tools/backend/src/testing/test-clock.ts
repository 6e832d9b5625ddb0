/** A clock that tests move: it stands still in between. */
export interface TestClock {
  (): Date;
  set(moment: Date): void;
  pass(seconds: number): void;
}

/** A Wednesday, 12:00 in Moscow. */
const NOON = new Date('2026-11-18T09:00:00Z');

/** Makes a clock that shows Wednesday, 18 November 2026, 12:00 in Moscow. */
export function testClock(): TestClock {
  let now = NOON;
  return Object.assign(() => now, {
    set(moment: Date) {
      now = moment;
    },
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  });
}

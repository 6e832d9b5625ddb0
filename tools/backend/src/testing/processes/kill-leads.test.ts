import { expect, test } from 'vitest';
import { killLeads } from './kill-leads.ts';

/** `npm run test:chaos` kills 50 times. */
const KILLS = 2;

test(
  'whoever got an answer has one lead and one letter, however often the server was killed',
  async () => {
    const report = await killLeads({ kills: KILLS });
    expect(report).toMatchObject({ lost: [], doubled: [], letters: [] });
    expect(report.acknowledged).toBeGreaterThan(KILLS);
  },
  (KILLS + 1) * 60_000,
);

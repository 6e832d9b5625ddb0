import { expect, test } from 'vitest';
import { killLeads } from './kill-leads.ts';

/** The long run sets 50. */
const KILLS = Number(process.env['KILLS'] ?? 5);

test(
  'whoever got an answer has one lead and one letter, however often the server was killed',
  async () => {
    const report = await killLeads({ kills: KILLS });
    expect(report).toMatchObject({ lost: [], doubled: [], letters: [] });
    expect(report.acknowledged).toBeGreaterThan(KILLS);
  },
  (KILLS + 1) * 60_000,
);

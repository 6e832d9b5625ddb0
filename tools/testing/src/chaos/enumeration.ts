/**
 * R9: over `SAMPLES` (1,000) answers of each class the time of no call of login, registration and recovery tells a phone with an account
 * from one without, on PostgreSQL. That statuses, bodies, headers and statements are the same is asserted by `npm test`.
 */
import { measureEnumeration } from '@m30/backend/testing/timing/measure-enumeration';
import { report } from '../report.ts';

type Figure = Parameters<typeof report>[0][number];

const samples = Number(process.env['SAMPLES'] ?? 1000);

/** How far the area under the curve may be from 0.5, which tells nothing. */
const MOST = 0.05;

const figures: Figure[] = [];
for await (const { name, area } of measureEnumeration(samples)) {
  console.log(`${name}: AUC ${area.toFixed(3)}`);
  figures.push({
    id: 'R9',
    row: 'R9',
    name: `known and unknown phones, ${name}: AUC ${area.toFixed(3)} of ${samples} samples a class, from 0.5`,
    value: Math.abs(area - 0.5),
    unit: 'AUC',
    must: MOST,
  });
}
report(figures);

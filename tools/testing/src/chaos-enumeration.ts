/**
 * R9: over `SAMPLES` (1,000) answers of each class the time of no call of login, registration and recovery tells a phone with an account
 * from one without, on PostgreSQL. That statuses, bodies, headers and statements are the same is asserted by `npm test`.
 */
import type { Figure } from '../../bench/src/figure.ts';
import { createLog } from '../../backend/src/kernel/observability/log.ts';
import { openServer } from '../../backend/src/kernel/db/open-server.ts';
import { measureEnumeration } from '../../backend/src/testing/measure-enumeration.ts';
import { NOT_DURABLE, startPostgres } from '../../backend/src/testing/postgres-server.ts';
import { report } from './report.ts';

const samples = Number(process.env['SAMPLES'] ?? 1000);

/** How far the area under the curve may be from 0.5, which tells nothing. */
const MOST = 0.05;

const server = await startPostgres(NOT_DURABLE);
const figures: Figure[] = [];
try {
  const open = () => openServer(server.url, createLog('silent'));
  for await (const { name, area } of measureEnumeration({ samples, open })) {
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
} finally {
  await server.remove();
}
report(figures);

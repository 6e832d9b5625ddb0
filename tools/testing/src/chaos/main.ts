/** `npm run test:chaos`: the promises about faults and attacks, in full counts; each prints its figure. */
import { keeping } from '@m30/bench/results';
import { runSteps } from '../run-steps.ts';
import { FULL, suites } from './suites.ts';

/** Part of a name: `npm run test:chaos -- --only=PostgreSQL`. */
const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length) ?? '';

Object.assign(process.env, FULL);
await keeping(
  'npm run test:chaos',
  () => runSteps(suites.filter(({ name }) => name.includes(only)).map((suite) => [suite])),
  { whole: true },
);

/** Makes an attack over and over in a thread of its own, so that visitors wait for the product alone. */
import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';

const { name, port, until } = workerData as { name: string; port: number; until: number };
const attack = attacks[name];
if (!attack) throw new Error(`no attack is called «${name}»`);
let turns = 0;
do {
  await attack(port);
  turns += 1;
} while (Date.now() < until);
parentPort?.postMessage(turns);

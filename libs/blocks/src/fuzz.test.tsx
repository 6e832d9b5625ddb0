import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { drawOnServer } from './eager.ts';
import { Blocks } from './index.ts';
import { registry } from './registry.ts';
import { parseBlocks } from './server.ts';
import { mutate, seeded } from './testing/mutate.ts';

drawOnServer();

/** `FUZZ_BLOCKS=100000 npx vitest run libs/blocks/src/fuzz` takes some minutes. */
const RUNS = Number(process.env['FUZZ_BLOCKS'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 30);

const before = { type: 'header', tag: 'h2', text: 'Стоит до' };
const after = { type: 'text', html: '<p>Стоит после</p>' };

const cases = registry.flatMap(({ type, examples }) =>
  Object.values(examples).map((example) => ({ type, ...example })),
);

it(`keeps its neighbours on the page whatever a block holds, ${RUNS} mutations`, () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const random = seeded(SEED);
  let drawn = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const whole = cases[run % cases.length] ?? before;
    const block = structuredClone(whole);
    const times = random() < 0.7 ? 1 : 3;
    for (let time = 0; time < times; time += 1) mutate(block, random);
    const dropped = vi.fn();
    const parsed = parseBlocks([before, block, after], { onDrop: dropped });
    const page = renderToString(<Blocks blocks={parsed} />);
    const where = `seed ${SEED}, mutation ${run} of ${whole.type}`;
    expect(page.includes('Стоит до') && page.includes('Стоит после'), where).toBe(true);
    // What breaks while it is drawn leaves a mark in the place of its boundary.
    expect(page.includes('<!--$!-->'), where).toBe(false);
    expect(parsed.length === 3 || dropped.mock.calls.length > 0, where).toBe(true);
    if (parsed.length === 3) drawn += 1;
  }
  // The mutations are small enough for many blocks to survive, and to be drawn with what they now hold.
  expect(drawn).toBeGreaterThan(RUNS / 8);
  said.mockRestore();
}, 1_200_000);

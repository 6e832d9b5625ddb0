import { expect, test } from 'vitest';
import { exists, find, projectManifests, read, rootManifest } from './files.ts';
import { commands, complaints, workflows } from './workflow.ts';

const allCommands = workflows.flatMap(([path, { jobs }]) =>
  Object.values(jobs).flatMap((job) =>
    commands(job).map((command): [string, string] => [path, command]),
  ),
);

/** Targets that some project has: by a script, by its manifest, by a default or by a plugin of Nx. */
function targets(): Set<string> {
  const { targetDefaults = {}, plugins = [] } = JSON.parse(read('nx.json')) as {
    targetDefaults?: Record<string, unknown>;
    plugins?: (string | { options?: Record<string, unknown> })[];
  };
  return new Set([
    ...Object.keys(targetDefaults),
    ...plugins.flatMap((one) => (typeof one === 'string' ? [] : Object.values(one.options ?? {}))),
    ...projectManifests.flatMap(({ scripts, nx }) => [
      ...Object.keys(scripts ?? {}),
      ...Object.keys(nx?.targets ?? {}),
    ]),
    ...find('{apps,libs,tools}/*/project.json').flatMap((path) =>
      Object.keys((JSON.parse(read(path)) as { targets?: object }).targets ?? {}),
    ),
  ] as string[]);
}

test.each(workflows)('%s is a workflow as GitHub reads it', async (path) => {
  expect(await complaints(path, read(path))).toEqual([]);
});

test('the reader is asked: an unknown key, a wrong time and an unknown property are refused', async () => {
  const text = `
    on: { schedule: [{ cron: '0 25 * * *' }] }
    jobs:
      one:
        runs-on: ubuntu-24.04
        timeout: 5
        steps: [{ run: "echo \${{ github.nothing }}" }]`;
  const found = (await complaints('.github/workflows/wrong.yml', text)).join('\n');
  expect(found).toMatch(/cron/);
  expect(found).toMatch(/'timeout'/);
  expect(found).toMatch(/nothing/);
});

test.each(workflows)('%s may read the code alone, runs once at a time and ends', (_, workflow) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.concurrency?.group).toContain('github.workflow');
  for (const job of Object.values(workflow.jobs)) {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(180);
  }
});

test.each(workflows)('%s uses actions by commit, with the release in words', (path) => {
  const uses = read(path).match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(1);
  for (const one of uses)
    expect(one).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(allCommands)('%s: %s is there to be run', (_, command) => {
  const [program = '', first = '', second = ''] = command.split(' ');
  expect(['npm', 'npx']).toContain(program);
  if (program === 'npx') expect(exists(`node_modules/.bin/${first}`)).toBe(true);
  else if (first === 'run') expect(Object.keys(rootManifest.scripts ?? {})).toContain(second);
  else expect(['ci', 'test']).toContain(first);
});

test('pull requests check what they affect, by targets that projects have', () => {
  const [, affected] = allCommands.find(([, command]) => command.includes('affected')) ?? [];
  const [, names = ''] = affected?.split(' -- ') ?? [];
  expect(names).not.toBe('');
  expect([...targets()]).toEqual(expect.arrayContaining(names.split(' ')));
});

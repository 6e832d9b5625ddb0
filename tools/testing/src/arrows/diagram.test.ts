import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ARROWS, below, JOURNEYS, WITH_JOURNEYS } from '../../../../arrows.config.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

/** The solid edges of the first diagram of docs/architecture.md; a dotted one mounts and does not import. */
function drawn(): string[] {
  const [, diagram = ''] =
    /```mermaid\nflowchart TD\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];
  const names = new Map(
    [...diagram.matchAll(/\b(\w+)\["((?:apps|libs|tools)\/[\w-]+)/g)].map(([, id, name]) => [
      id,
      name,
    ]),
  );
  const nodes = (side: string) =>
    side.split('&').map((one) => names.get(/\w+/.exec(one)?.[0]) ?? `unknown ${one.trim()}`);
  return diagram.split('\n').flatMap((line) => {
    const [from, to] = line.split(' --> ');
    if (from === undefined || to === undefined) return [];
    return nodes(from).flatMap((one) => nodes(to).map((other) => `${one} → ${other}`));
  });
}

/** Projects that a project's package.json declares, which is what Nx builds its graph of. */
function declared(project: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    read(`${project}/package.json`),
  ) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const projects = Object.keys(ARROWS);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@m30/') && name !== '@m30/config')
    .map((name) => projects.find((one) => one.endsWith(name.replace('@m30', ''))) ?? name);
}

const ruled = Object.entries(ARROWS).flatMap(([from, targets]) =>
  targets.map((to) => `${from} → ${to}`),
);

test('the diagram draws the arrows that lint allows', () => {
  expect(drawn().sort()).toEqual([...ruled].sort());
});

test.each(Object.entries(ARROWS))(
  '%s declares what stands right below it, and nothing that does not',
  (project, targets) => {
    expect(declared(project)).toEqual(expect.arrayContaining([...targets]));
    const journeys = WITH_JOURNEYS.includes(project) ? JOURNEYS : [];
    expect([...below(project), ...journeys]).toEqual(expect.arrayContaining(declared(project)));
  },
);

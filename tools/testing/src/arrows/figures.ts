/** `npm run arrows:figures`: for each project its files, upward arrows and circles of folders, listed breaches included; tests aside. */
import { dirname } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { ARROWS, TEST_FILES } from '../../../../arrows.config.ts';
import { circlesOf } from './circles-of.ts';

const ROOTS = ['apps', 'libs', 'tools'];
const { forbidden, options } = config;
const { output } = await cruise(
  ROOTS,
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig(options.tsConfig.fileName) },
);
const { modules: all, summary } = output as ICruiseResult;
const isTest = new RegExp(TEST_FILES);
const modules = all.filter(({ source }) => !isTest.test(source));
const owns = (project: string) => (path: string) => path.startsWith(`${project}/`);

console.log('project            files  upward arrows  circles of folders');
for (const project of Object.keys(ARROWS)) {
  const own = modules.filter(({ source }) => owns(project)(source));
  const upward = summary.violations.filter(
    ({ from, rule }) => owns(project)(from) && rule.name.startsWith('upward-'),
  );
  const circles = circlesOf(foldersOf(own, owns(project)));
  const cells = [own.length, upward.length, circles.length];
  console.log(`${project.padEnd(18)} ${cells.map((cell) => String(cell).padStart(5)).join('  ')}`);
  for (const circle of circles)
    console.log(`  ${circle.length} folders: ${circle.slice(0, 6).join(', ')}`);
}

/** Which folders of a project import from which of its other folders. */
function foldersOf(modules: readonly IModule[], isOwn: (path: string) => boolean) {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = dirname(source);
    const to = graph.get(from) ?? new Set();
    graph.set(from, to);
    for (const { resolved } of dependencies)
      if (isOwn(resolved) && dirname(resolved) !== from) to.add(dirname(resolved));
  }
  return graph;
}

/**
 * `npm run arrows:figures`: for each project its files and folders, how many folders stand upon each other, arrows between them, upward
 * ones and circles, listed breaches included, tests aside; then the lines of its files, median and 90th percentile, tests included.
 */
import { ARROWS } from '../../../../arrows.config.ts';
import { cruiseWorkspace } from './cruise-workspace.ts';
import { fileSizes } from './file-sizes.ts';
import { floorsOf, folderCircles, folderGraph } from './folder-circles.ts';

const { modules, whole } = await cruiseWorkspace();

console.log('project            files folders floors arrows     up circles median    p90 (lines)');
for (const project of Object.keys(ARROWS)) {
  const isOwn = (path: string) => path.startsWith(`${project}/`);
  const own = modules.filter(({ source }) => isOwn(source));
  const upward = whole.summary.violations.filter(
    ({ from, rule }) => isOwn(from) && rule.name.startsWith('upward-'),
  );
  const circles = folderCircles(modules, project);
  const graph = folderGraph(modules, project);
  const arrows = [...graph.values()].reduce((sum, to) => sum + to.size, 0);
  const { median, p90 } = fileSizes([project]);
  const shape = [own.length, graph.size, floorsOf(graph), arrows, upward.length, circles.length];
  const cells = [...shape, median, p90];
  console.log(`${project.padEnd(18)} ${cells.map((cell) => String(cell).padStart(5)).join('  ')}`);
  for (const { folders } of circles)
    console.log(`  ${folders.length} folders: ${folders.slice(0, 6).join(', ')}`);
}

const { median, p90 } = fileSizes(Object.keys(ARROWS));
console.log(`all files: median ${median} lines, 90th percentile ${p90}`);

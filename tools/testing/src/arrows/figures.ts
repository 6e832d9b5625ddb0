/**
 * `npm run arrows:figures`: for each project its files, upward arrows and circles of folders, listed breaches included, tests aside; then
 * the lines of its files, median and 90th percentile, tests included.
 */
import { ARROWS } from '../../../../arrows.config.ts';
import { cruiseWorkspace } from './cruise-workspace.ts';
import { fileSizes } from './file-sizes.ts';
import { folderCircles } from './folder-circles.ts';

const { modules, whole } = await cruiseWorkspace();

console.log('project            files     up  circles median  p90 (lines)');
for (const project of Object.keys(ARROWS)) {
  const isOwn = (path: string) => path.startsWith(`${project}/`);
  const own = modules.filter(({ source }) => isOwn(source));
  const upward = whole.summary.violations.filter(
    ({ from, rule }) => isOwn(from) && rule.name.startsWith('upward-'),
  );
  const circles = folderCircles(modules, project);
  const { median, p90 } = fileSizes([project]);
  const cells = [own.length, upward.length, circles.length, median, p90];
  console.log(`${project.padEnd(18)} ${cells.map((cell) => String(cell).padStart(5)).join('  ')}`);
  for (const { folders } of circles)
    console.log(`  ${folders.length} folders: ${folders.slice(0, 6).join(', ')}`);
}

const { median, p90 } = fileSizes(Object.keys(ARROWS));
console.log(`all files: median ${median} lines, 90th percentile ${p90}`);

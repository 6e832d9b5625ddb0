/** `npm run arrows:figures`: for each project its files, upward arrows and circles of folders, listed breaches included; tests aside. */
import { ARROWS } from '../../../../arrows.config.ts';
import { cruiseWorkspace } from './cruise-workspace.ts';
import { folderCircles } from './folder-circles.ts';

const { modules, violations } = await cruiseWorkspace();

console.log('project            files  upward arrows  circles of folders');
for (const project of Object.keys(ARROWS)) {
  const isOwn = (path: string) => path.startsWith(`${project}/`);
  const own = modules.filter(({ source }) => isOwn(source));
  const upward = violations.filter(
    ({ from, rule }) => isOwn(from) && rule.name.startsWith('upward-'),
  );
  const circles = folderCircles(modules, project);
  const cells = [own.length, upward.length, circles.length];
  console.log(`${project.padEnd(18)} ${cells.map((cell) => String(cell).padStart(5)).join('  ')}`);
  for (const { folders } of circles)
    console.log(`  ${folders.length} folders: ${folders.slice(0, 6).join(', ')}`);
}

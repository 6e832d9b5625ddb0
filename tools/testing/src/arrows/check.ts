/** `npm run arrows`: the rules of `arrows.config.ts`, and what they cannot say: circles of folders, services of higher modules. */
import { ARROWS } from '../../../../arrows.config.ts';
import { borrowedServices } from './borrowed-services.ts';
import { cruiseWorkspace, printBreaches } from './cruise-workspace.ts';
import { folderCircles } from './folder-circles.ts';

const { modules, whole } = await cruiseWorkspace();
const breaches = await printBreaches(whole);
const circles = Object.keys(ARROWS).flatMap((project) => folderCircles(modules, project));
const borrowed = borrowedServices(process.cwd());

for (const { folders, imports } of circles) {
  console.error(`  error circle-of-folders: ${folders.join(', ')}`);
  for (const one of imports) console.error(`    ${one}`);
  console.error(
    '    Whoever reads one has to read them all. Move the file that others need to where its idea belongs, or let the lower folder declare a port that a higher one supplies.\n',
  );
}
for (const { at, service, user, owner } of borrowed) {
  console.error(`  error service-of-a-higher-module: ${at} uses services.${service}`);
  console.error(
    `    ${user} stands below ${owner}, which declares it. Declare what you need in a services.ts of your own and let compose supply it.\n`,
  );
}
if (breaches + circles.length + borrowed.length > 0) process.exitCode = 1;
else console.log('✔ no circle of folders, no service of a higher module used');

/** `npm run content:check`: every mistake of the content, one a line, with its file and place in it. */
import { checkDemoContent } from '../../demo/content/check/index.ts';

const mistakes = await checkDemoContent();
for (const { file, path, reason } of mistakes) {
  const home = file.startsWith('data/') ? 'demo' : 'demo/content';
  console.log(`${home}/${file} › ${path}: ${reason}`);
}
if (mistakes.length > 0) {
  console.error(`Mistakes: ${mistakes.length}`);
  process.exitCode = 1;
} else {
  console.log('The content is in order');
}

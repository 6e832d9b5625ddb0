/** `write-feed.ts FOLDER NAME`: begins to write a feed, says so, and never ends. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openFeedFiles } from '../../modules/discovery/feed/store/feed-files.ts';

const [folder = '', name = ''] = process.argv.slice(2);

async function* endless(): AsyncGenerator<string> {
  for (let lot = 0; ; lot += 1) {
    yield `<lot>${lot}</lot>\n`.repeat(1000);
    if (lot === 100) process.stdout.write('begun\n');
    await sleep(1);
  }
}

await openFeedFiles(folder).write(name, endless(), { at: new Date(), digest: () => '' });

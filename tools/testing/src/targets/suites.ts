import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { outcomeOf, type Task } from './run-targets.ts';

const FILE = 'docs/tests.md';
const START = '<!-- suites: written by npm test -- --write and npm run test:full -- --write -->';
const END = '<!-- /suites -->';

/** What each target proves, in the order of the table. */
const PROVES: Readonly<Record<string, string>> = {
  format: 'every file is formatted',
  lint: 'rules of the language and of accessibility in JSX',
  arrows: 'what may import what: projects, layers, folders, core, server and browser',
  hygiene: 'nothing is exported, installed or kept that nobody uses; one version of each package',
  duplicates: 'nothing of 15 lines stands twice',
  typecheck: 'types of sources, tests, stories and configuration',
  typegen: 'types of the routes',
  test: 'logic by tables and properties, components by role and name, methods on a real database',
  'test-full':
    'processes that are killed, folders that are damaged, hostile bodies and bystanders at every method, every state of an order, every payment of every lot, hundreds of typed entries',
  build: 'both apps and their server build',
  e2e: 'journeys in a browser against the built product, and what every page must keep',
  'e2e-full':
    'the same on the second kind of device, every address, hostile HTML, stories, examples of packages',
  package:
    'publint, are-the-types-wrong and the API report of each library as it would be published',
  storybook: 'every story builds',
  consumers: 'fresh apps outside the repository install, compile, build and render the packages',
  generated: 'what the generators write passes every check untouched',
  'other-backend':
    'the site over backends of every level, and over one with the methods of the specification alone',
  upgrade: 'the built product on the data folder of the last release',
};

/** Writes how long each target took into `docs/tests.md`; what came from the cache keeps its former figure. */
export function writeSuites(tasks: readonly Task[]): Promise<void> {
  const text = readFileSync(FILE, 'utf8');
  const former = rowsOf(text);
  for (const target of new Set(tasks.map((task) => task.target))) {
    const own = tasks.filter((task) => task.target === target);
    if (own.some(({ status }) => status !== 'success')) continue;
    const seconds = Math.round(own.reduce((sum, task) => sum + task.seconds, 0));
    const count = own.reduce((sum, task) => sum + outcomeOf(task).passed, 0);
    former.set(
      target,
      `| \`${target}\` | ${PROVES[target] ?? ''} | ${own.length} | ${count} | ${seconds} |`,
    );
  }
  const rows = Object.keys(PROVES).flatMap((target) => former.get(target) ?? []);
  const head = [
    '| target | what it proves | projects | counts | seconds |',
    '| --- | --- | --- | --- | --- |',
  ];
  return save(text, [...head, ...rows].join('\n'));
}

/** Rows of the table as it stands, by target. */
function rowsOf(text: string): Map<string, string> {
  const lines = between(text).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const target = /^\| `([a-z0-9-]+)`/.exec(line)?.[1];
      return target ? [[target, line] as const] : [];
    }),
  );
}

const between = (text: string) => text.slice(text.indexOf(START) + START.length, text.indexOf(END));

async function save(text: string, table: string): Promise<void> {
  const written = `${text.slice(0, text.indexOf(START))}${START}\n\n${table}\n\n${text.slice(text.indexOf(END))}`;
  writeFileSync(FILE, await format(written, { parser: 'markdown', printWidth: 100 }));
}

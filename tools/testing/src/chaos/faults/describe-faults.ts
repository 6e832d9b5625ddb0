import {
  BEHIND,
  behind,
  FAULTS,
  PEOPLE,
  type Behind,
  type Fault,
  type Scene,
} from '@m30/backend/testing/processes/faults/fault-table';
import { cell, proof } from '../../specification/describe-lines.ts';
import { inBrowser, type Meeting, type Told } from './in-browser.ts';
import { provedBefore } from './proved-before.ts';

/** The test that walks every cell of the services that the backend calls. */
export const WALK = 'tools/backend/src/compose/outside/faults.test.ts';

const HEAD = `# When a service outside fails

Made from \`tools/backend/src/testing/processes/faults\` and \`tools/testing/src/chaos/faults\`; a test compares the two and looks for every test that is named.
Eight services × four ways of failing × who meets it. Slow is half a minute without a word; flapping is gone and there again, time after time.
What is in «» is what the product says; everything else goes on.
`;

const COLUMNS: Readonly<Record<Fault, string>> = {
  slow: 'slow, 30 s',
  wrong: 'wrong answers',
  gone: 'gone',
  flapping: 'flapping',
};

/** The page `docs/production/faults.md`. */
export const describeFaults = (): string =>
  [HEAD, ...BEHIND.map(behindSection), ...Object.values(inBrowser).map(browserSection)]
    .join('\n')
    // Links of a proof lead from `docs`.
    .replaceAll('](../', '](../../');

function behindSection(service: Behind): string {
  const { title, meanwhile, tests, suites = [] } = provedBefore[service];
  const rows = PEOPLE.map((person) => {
    const scene = behind[service][person];
    return [person, scene.does, ...FAULTS.map((fault) => seen(scene, fault))];
  });
  const suite = suites.map((name) => `«${name}»`).join(', ');
  return [
    section(title, meanwhile),
    table(['who', 'does', ...FAULTS.map((fault) => COLUMNS[fault])], rows),
    `\nEvery cell is walked: ${proof([WALK, '%s: what the %s sees'])}.`,
    'What is proved of one way of failing besides:\n',
    ...FAULTS.map((fault) => `- ${COLUMNS[fault]}: ${tests[fault].map(proof).join(', ')}`),
    ...(suite ? [`- under load, by \`npm run test:chaos\`: ${suite}`] : []),
    '',
  ].join('\n');
}

function browserSection({ title, meanwhile, cells }: Meeting): string {
  const rows = PEOPLE.map((person) => [
    person,
    ...FAULTS.map((fault) => told(cells[person][fault])),
  ]);
  return [
    section(title, meanwhile),
    table(['who', ...FAULTS.map((fault) => COLUMNS[fault])], rows),
    '',
  ].join('\n');
}

function seen({ sees }: Scene, fault: Fault): string {
  if (fault !== 'flapping') return quoted(sees[fault]);
  return sees.gone === null ? quoted(null) : 'as gone; the next try succeeds';
}

const quoted = (words: string | null) => (words === null ? 'notices nothing' : `«${cell(words)}»`);

const told = ({ sees, says, tests }: Told) =>
  [cell(sees), ...(says ? [`«${cell(says[1])}»`] : []), ...tests.map(proof)].join('<br>');

const section = (title: string, meanwhile: string) => `## ${title}\n\n${meanwhile}\n`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map(() => '---');
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

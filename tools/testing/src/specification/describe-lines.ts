import type { Group, Line, Proof } from './lines/line.ts';

const HEAD = `# The specification, line by line

Made from \`tools/testing/src/specification/lines\`; a test compares the two and looks for every test that is named. A line is one
statement of the customer's specification, § by §; «browser» says that a journey in a real browser proves it. A mark such as A3 or B2 is
a row of the acceptance by hand that did not hold at first: those lines were tried again in a browser, one by one.
`;

/** The page `docs/specification.md`. */
export function describeLines(groups: readonly Group[]): string {
  return [HEAD, figures(groups), ...groups.map(describeGroup)].join('\n');
}

/** Whether a journey in a browser proves a line. */
export const isSeenInBrowser = ({ tests }: Line): boolean =>
  tests.some(([file]) => /^apps\/\w+\/e2e\//.test(file));

function figures(groups: readonly Group[]): string {
  const lines = groups.flatMap((group) => group.lines);
  const seen = lines.filter(isSeenInBrowser).length;
  return `${lines.length} lines, ${seen} of them proved in a browser.\n`;
}

function describeGroup({ section, title, lines }: Group): string {
  const rows = lines.map(
    (line) => `| ${words(line)} | ${proofs(line)} | ${isSeenInBrowser(line) ? 'yes' : ''} |`,
  );
  return [
    `## §${section}. ${title}\n`,
    '| line | where it is tested | browser |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const words = ({ line, found, decided }: Line) =>
  [
    cell(line),
    ...(found ? [`(${found})`] : []),
    ...(decided ? [`([decided otherwise](${fromDocs(decided)}))`] : []),
  ].join(' ');

const proofs = ({ tests, tried }: Line) =>
  [...tests.map(proof), ...(tried ? [`tried in a browser: ${tried}`] : [])].join('<br>');

/** A test as a link with its title. */
export const proof = ([file, title]: Proof) =>
  `[${file.split('/').at(-1) ?? file}](${fromDocs(file)}) «${cell(title)}»`;

const fromDocs = (path: string) => (path.startsWith('docs/') ? path.slice(5) : `../${path}`);

/** A text in a cell of a table: bars and angle brackets stand for themselves. */
export const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

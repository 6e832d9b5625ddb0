import { describeFields, type StaffField } from './describe-fields.ts';
import type { StaffAction } from './define-staff-action.ts';

const KINDS = {
  guid: 'guid',
  line: 'a line',
  text: 'text',
  whole: 'a whole number',
  day: '`YYYY-MM-DD`',
  choice: 'one of',
  flag: '`true` or nothing',
} as const;

const HEAD = `# What the staff do

Every action moves something in a buyer’s account on and notifies the buyer. The same actions are done
in two ways.

- **Studio**: «Дела» shows what waits for a role, each thing with its actions, and below them what waits for nobody; an order has
  its own beside it ([studio.md](studio.md)).
- **Command line**, as a client of the running server (so it works with the embedded database too), behind \`STAFF_PASSWORD\`;
  without the variable there is none:

\`\`\`sh
STAFF_ORIGIN=http://localhost:4200 STAFF_PASSWORD=… npm run staff -- ticket.answer --ticket=… --text="…"
npm run staff -- --help
\`\`\`

It prints what was done, with \`--json\` the whole answer, and ends with 1 where the server refused, with 2 where it was called
wrongly. \`STAFF_ORIGIN\` is \`http://localhost:4200\` where it is not set. A value that begins with \`@\` is read from the file of that
name.

This page is generated from \`tools/backend/src/compose/staff/staff-registry.ts\`; a new action is a file
\`<what>.staff.ts\` beside its domain and one line there.
`;

/** The page `docs/staff.md`. */
export function describeActions(actions: readonly StaffAction[]): string {
  return [HEAD, ...actions.map(section)].join('\n');
}

const section = (action: StaffAction) => `## ${action.name}

${action.summary}. Покупатель увидит: ${action.shows}.

| field | value | meaning |
|---|---|---|
${describeFields(action).map(row).join('\n')}
`;

function row({ name, kind, label, options, required }: StaffField): string {
  const values = Object.entries(options).map(([value, text]) => `\`${value}\` (${text})`);
  const value = [KINDS[kind], values.join(', ')].filter(Boolean).join(' ');
  return `| \`--${name}\` | ${value}${required ? '' : ', may be left out'} | ${label} |`;
}

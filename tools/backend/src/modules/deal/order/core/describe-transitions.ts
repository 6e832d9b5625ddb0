import { transitions, type Transition } from './transitions.ts';

/** Names of the stages, 0 before the first event. */
const STAGES = [
  'nothing yet',
  'choice',
  'payment',
  'participants',
  'hold',
  'mortgage',
  'documents',
  'signature',
  'account or letter of credit',
  'registration, then the money of a ДДУ',
  'permit, money, keys, ownership',
];

/** The table of transitions as a page of documentation: a diagram and every row. */
export function describeTransitions(): string {
  return `# States of an order

Made from \`tools/backend/src/modules/deal/order/core/transitions.ts\`; a test compares the two. Of the rows of an event that fit
a state, the first decides; where none fits, the event is refused. An event with the key of an earlier one changes nothing.

\`\`\`mermaid
stateDiagram-v2
${diagram().join('\n')}
\`\`\`

Side states: \`cancelled\`, \`expired\` and \`refunded\` are rest; \`refused\` (by the banks) goes on with another way to pay while the
hold lasts.

| event | in stage | side state | when | leads to | side state then |
| --- | --- | --- | --- | --- | --- |
${transitions.map(tableRow).join('\n')}
`;
}

function diagram(): string[] {
  const names = STAGES.slice(1).map((name, index) => `  s${index + 1}: ${index + 1} ${name}`);
  const moves = transitions
    .filter(({ to }) => to !== 'same')
    .flatMap(({ event, from, to }) =>
      from.map((stage) => `  ${stage === 0 ? '[*]' : `s${stage}`} --> s${to}: ${event}`),
    );
  const stops = [
    ...new Set(transitions.filter(stopsOrder).map(({ event, side }) => `${side}: ${event}`)),
  ];
  return [
    ...names,
    ...moves,
    '  s10 --> [*]: money released, keys given, ownership registered',
    `  note right of s1: ${stops.join(', ')}`,
  ];
}

const stopsOrder = ({ side }: Transition) => side !== null && side !== 'same';

function tableRow({ event, from, sides, when, to, side }: Transition): string {
  const cells = [
    `\`${event}\``,
    from.length > 1 && isRun(from) ? `${from[0]}–${from.at(-1)}` : from.join(', '),
    sides.length === 5 ? 'any' : sides.map((one) => one ?? 'none').join(', '),
    when.join('; ') || '—',
    to === 'same' ? 'the same' : `${to} ${STAGES[to]}`,
    side === 'same' ? 'the same' : (side ?? 'none'),
  ];
  return `| ${cells.join(' | ')} |`;
}

const isRun = (stages: readonly number[]) =>
  stages.every((stage, index) => index === 0 || stage === (stages[index - 1] ?? 0) + 1);

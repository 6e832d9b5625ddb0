import { table } from './auth-machine.ts';

/** Draws the table as a Mermaid state diagram; the README carries what this returns. */
export function drawTable(): string {
  const arrows = Object.entries(table).flatMap(([state, row]) =>
    Object.entries(row).map(
      ([event, { to, when, effect }]) =>
        `  ${state} --> ${to}: ${event} [${when.name}]${effect ? ` / ${effect}` : ''}`,
    ),
  );
  return ['stateDiagram-v2', '  [*] --> auth', ...arrows].join('\n');
}

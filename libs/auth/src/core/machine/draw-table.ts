import { table } from './auth-machine.ts';

/** Draws the table as a Mermaid state diagram; `machine.md` carries what this returns. */
export function drawTable(): string {
  const arrows = Object.entries(table).flatMap(([state, row]) =>
    Object.entries(row).flatMap(([event, cells]) =>
      cells.map(({ to = state, when, effect }) => {
        const condition = when ? ` [${when.name}]` : '';
        return `  ${state} --> ${to}: ${event}${condition}${effect ? ` / ${effect}` : ''}`;
      }),
    ),
  );
  return ['stateDiagram-v2', '  [*] --> auth', ...arrows].join('\n');
}

import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

test.each([
  [
    ['ticket.answer', '--ticket=1', '--text=Да, a=b'],
    { fields: { ticket: '1', text: 'Да, a=b' }, json: false },
  ],
  [['ticket.close', '--ticket', '1', '--json'], { fields: { ticket: '1' }, json: true }],
  [['promo.show', '--all', '--user=2'], { fields: { all: 'true', user: '2' }, json: false }],
  [['ticket.answer', '--text=две\nстроки'], { fields: { text: 'две\nстроки' }, json: false }],
])('%j is a command', (words, expected) =>
  expect(readCommand(words)).toEqual({ name: words[0], ...expected }),
);

test.each([[[]], [['--help']], [['ticket.answer', 'text']], [['ticket.answer', '--help']]])(
  '%j is none',
  (words) => expect(readCommand(words)).toBeNull(),
);

import { expect, test } from 'vitest';
import { begin, redo, undo, write } from './history.ts';

test('what is taken back comes again, until something new is written', () => {
  const two = write(write(begin('а'), 'б'), 'в');
  expect(undo(two).now).toBe('б');
  expect(undo(undo(undo(two))).now).toBe('а');
  expect(redo(undo(two)).now).toBe('в');
  expect(redo(write(undo(two), 'г')).now).toBe('г');
});

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a failed query is logged without what the visitor typed', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (phone)=(+79215550102) already exists.',
  });
  const error = new DrizzleQueryError('insert into users values ($1)', ['+79215550102'], cause);
  log.error({ err: error }, 'failed');
  expect(lines.join('')).not.toContain('79215550102');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'failed',
    err: { type: 'query', query: 'insert into users values ($1)', cause: { code: '23505' } },
  });
});

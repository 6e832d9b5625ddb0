/**
 * `npm run staff -- ticket.answer --ticket=… --text=…` does an action of the staff on the running server; `--help` lists all.
 * Ends with 1 where the server refused, with 2 where it was called wrongly.
 */
import { readFile } from 'node:fs/promises';
import { describeFields } from '../kernel/staff/describe-fields.ts';
import { readCommand, type StaffCommand } from '../kernel/staff/read-command.ts';
import { staffActions } from '../compose/staff/staff-registry.ts';

const { STAFF_ORIGIN = 'http://localhost:4200', STAFF_PASSWORD = '' } = process.env;

const byName = new Map(staffActions.map((action) => [action.name, action]));

function help(): string {
  const lines = staffActions.map((action) => {
    const fields = describeFields(action).map(({ name, label, required }) => {
      const flag = `--${name}=… (${label})`;
      return required ? flag : `[${flag}]`;
    });
    return `${action.name}: ${action.summary}\n  Покупатель увидит: ${action.shows}\n  ${fields.join(' ')}`;
  });
  return [
    'npm run staff -- <действие> --поле=значение [--json]',
    'Переменные: STAFF_PASSWORD, STAFF_ORIGIN (http://localhost:4200)',
    ...lines,
  ].join('\n\n');
}

async function run({ name, fields, json }: StaffCommand): Promise<number> {
  const response = await fetch(`${STAFF_ORIGIN}/staff/actions/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`staff:${STAFF_PASSWORD}`).toString('base64')}`,
    },
    body: JSON.stringify(Object.fromEntries(await Promise.all(Object.entries(fields).map(load)))),
  });
  if (response.status === 401) throw new Error('Неверный пароль: проверьте STAFF_PASSWORD');
  const answer = (await response.json()) as { result?: { message?: string }; message?: string };
  const message = answer.result?.message ?? answer.message ?? `HTTP ${response.status}`;
  if (!response.ok) {
    console.error(message);
    return 1;
  }
  console.log(json ? JSON.stringify(answer.result, null, 2) : message);
  return 0;
}

/** A long text is easier to keep in a file. */
async function load([name, value]: [string, string]): Promise<[string, string]> {
  return [name, value.startsWith('@') ? await readFile(value.slice(1), 'utf8') : value];
}

const command = readCommand(process.argv.slice(2));
if (command === null || !byName.has(command.name)) {
  const isAsked = command === null && process.argv.includes('--help');
  (isAsked ? console.log : console.error)(help());
  process.exitCode = isAsked ? 0 : 2;
} else {
  try {
    process.exitCode = await run(command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

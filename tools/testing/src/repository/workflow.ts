import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { find, read } from './files.ts';

interface Step {
  uses?: string;
  run?: string;
}

interface Job {
  'timeout-minutes'?: number;
  strategy?: { matrix?: { include?: Record<string, string>[] } };
  steps: Step[];
}

export interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

/** Workflow files by path. */
export const workflows = find('.github/workflows/*.yml').map((path): [string, Workflow] => [
  path,
  parse(read(path)) as Workflow,
]);

/** What GitHub's own reader of workflow files has against one: keys, expressions, schedules, jobs that are needed. */
export async function complaints(path: string, text: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${path}`, 'yaml', 1, text));
  return found.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
}

/** Every command of a job, once for each row of its matrix. */
export function commands({ steps, strategy }: Job): string[] {
  const rows = strategy?.matrix?.include ?? [{}];
  return rows.flatMap((row) =>
    steps.flatMap(({ run = '' }) => {
      const text = run.replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key: string) => row[key] ?? '');
      return text.split('\n').filter((line) => line !== '');
    }),
  );
}

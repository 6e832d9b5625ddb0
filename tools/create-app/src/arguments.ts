import { parseArgs } from 'node:util';
import { isTemplate, TEMPLATES, type Template } from './templates.ts';

/** What is to be written where. */
export interface Wanted {
  /** Path of the new folder. */
  folder: string;
  template: Template;
}

export interface Arguments extends Partial<Wanted> {
  help?: boolean;
}

/** A mistake of whoever called; its message is all that is said. */
export class UsageError extends Error {}

const WIDTH = Math.max(...Object.keys(TEMPLATES).map((name) => name.length));

export const USAGE = [
  'npm create @m30/app -- FOLDER --template TEMPLATE',
  '',
  'Templates:',
  ...Object.entries(TEMPLATES).map(([name, what]) => `  ${name.padEnd(WIDTH)}  ${what}`),
].join('\n');

/**
 * Reads the command line; what it leaves open is not there.
 * @throws `UsageError` for an unknown option or template, or a second folder
 */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const [folder, ...rest] = positionals;
  const { template, help } = values;
  if (rest.length > 0) throw new UsageError(`One folder at a time: ${positionals.join(', ')}.`);
  if (template !== undefined && !isTemplate(template)) {
    throw new UsageError(`There is no template “${template}”.\n\n${USAGE}`);
  }
  return { ...(folder && { folder }), ...(template && { template }), ...(help && { help }) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${said}\n\n${USAGE}`);
  }
}

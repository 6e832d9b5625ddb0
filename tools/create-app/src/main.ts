#!/usr/bin/env node
/** `npm create @m30/app`: asks what was not said, writes the project, says how to go on. */
import { createInterface } from 'node:readline/promises';
import { UsageError, readArguments, USAGE, type Wanted } from './arguments.ts';
import { isTemplate, TEMPLATES } from './templates.ts';
import { writeProject } from './write-project.ts';

try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    console.log(USAGE);
  } else {
    const { folder, template } = await ask(given);
    const files = writeProject(folder, template);
    console.log(`${files.length} files in ${folder}. Go on with:\n`);
    console.log(`  cd ${folder}\n  npm install && npm run dev\n\nIts README says the rest.`);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Asks for what the arguments left open.
 * @throws `UsageError` where nobody is there to answer, or the answer is none of the templates
 */
async function ask({ folder, template }: Partial<Wanted>): Promise<Wanted> {
  if (folder && template) return { folder, template };
  if (!process.stdin.isTTY) throw new UsageError(`Say the folder and the template.\n\n${USAGE}`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const into = folder ?? (await prompt.question('Folder (my-app): ')).trim();
    const kinds = Object.entries(TEMPLATES).map(([name, what]) => `  ${name}: ${what}`);
    const kind = template ?? (await prompt.question(`${kinds.join('\n')}\nTemplate: `)).trim();
    if (!isTemplate(kind)) throw new UsageError(`There is no template “${kind}”.\n\n${USAGE}`);
    return { folder: into || 'my-app', template: kind };
  } finally {
    prompt.close();
  }
}

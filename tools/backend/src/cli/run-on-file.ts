import { readConfig, type Config } from '../kernel/config/config.ts';

/** Runs a command over one file that its argument names, and tells in one line what came of it. */
export async function runOnFile(
  usage: string,
  command: (config: Config, file: string) => Promise<string>,
): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    console.error(`Usage: ${usage}`);
    process.exit(2);
  }
  try {
    console.log(await command(readConfig(process.env), file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

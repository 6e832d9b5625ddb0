import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHECK = fileURLToPath(new URL('./check-pages.ts', import.meta.url));

/**
 * What pages say of the law that its declaration does not, a line each. A process of its own looks: the rules read the libraries'
 * sources, which a journey's process does not.
 * @param pages documents by their address
 */
export function lawMistakesIn(pages: Readonly<Record<string, string>>): string[] {
  const said = execFileSync(process.execPath, ['--conditions=@m30/source', CHECK], {
    input: JSON.stringify(pages),
    encoding: 'utf8',
  });
  return JSON.parse(said) as string[];
}

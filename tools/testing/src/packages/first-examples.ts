import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The first example of a library's README. */
export interface FirstExample {
  /** Folder of the library: `ui-kit`. */
  library: string;
  code: string;
}

/** The first code of each README, which has to compile as it stands; the README that has none is an error. */
export function firstExamples(libraries: readonly string[]): FirstExample[] {
  return libraries.map((library) => {
    const text = readFileSync(join(library, 'README.md'), 'utf8');
    const [, code] = text.match(/^```tsx?\n([^]*?)^```$/m) ?? [];
    if (!code) throw new Error(`${library}/README.md has no example`);
    return { library: basename(library), code };
  });
}

import { find, read } from '../repository/files.ts';

/** Lines of the source files of a project. */
export interface FileSizes {
  median: number;
  /** Nine files of ten have no more. */
  p90: number;
}

/** Files that hold data, or are written by a command. */
const DATA = /^tools\/backend\/demo\/|\.d\.ts$|\/\./;

/** Measures the source files of some projects together, tests and examples included, data left out. */
export function fileSizes(projects: readonly string[]): FileSizes {
  const lines = projects
    .flatMap((project) => find(`${project}/**/*.{ts,tsx}`))
    .filter((path) => !DATA.test(path))
    .map((path) => read(path).trimEnd().split('\n').length)
    .toSorted((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  return { median: at(0.5), p90: at(0.9) };
}

import { format, resolveConfig } from 'prettier';
import { withLine, type Part } from './part.ts';

/** Where parts are written: Nx's tree has this shape, and so has a folder. */
export interface Files {
  exists(path: string): boolean;
  read(path: string, encoding: 'utf-8'): string | null;
  write(path: string, content: string): void;
}

/**
 * Writes a part, formatted.
 * @returns paths of all files that are new or changed
 * @throws when one of its files, additions or lines stands there already; then nothing is written
 */
export async function write(files: Files, part: Part): Promise<string[]> {
  const written = new Map<string, string>();
  for (const [path, code] of Object.entries(part.files)) {
    if (files.exists(path)) throw new Error(`${path} stands there already`);
    written.set(path, code);
  }
  const lines = [...part.lines];
  for (const { file, base, join, lines: ofNewFile } of part.additions ?? []) {
    const text = files.exists(file) ? files.read(file, 'utf-8') : null;
    written.set(file, join(text ?? base));
    if (text === null) lines.push(...ofNewFile);
  }
  for (const line of lines) {
    const text = written.get(line.file) ?? files.read(line.file, 'utf-8');
    if (text === null) throw new Error(`${line.file} is missing`);
    written.set(line.file, withLine(text, line));
  }
  for (const [path, code] of written) {
    const options = await resolveConfig(path);
    files.write(path, await format(code, { ...options, filepath: path }));
  }
  return [...written.keys()];
}

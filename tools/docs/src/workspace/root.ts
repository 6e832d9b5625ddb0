import { join } from 'node:path';

/** Folder of the workspace: commands of a project start in `tools/docs`, tests and builds alike. */
export const root = join(process.cwd().replace(/[\\/]tools[\\/]docs$/, ''));

/** A path of the workspace as an absolute one. */
export const at = (...parts: string[]): string => join(root, ...parts);

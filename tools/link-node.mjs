/**
 * Puts the product's own Node on the path of its scripts where the package manager has not: npm 9, as Debian has it,
 * installs the optional package but leaves its link out. Runs after each install, with whatever Node the system has.
 */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const link = join(modules, '.bin/node');
const binary = join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');

if (!existsSync(link) && existsSync(binary)) {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), binary), link);
}

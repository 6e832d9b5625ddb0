import { readFileSync } from 'node:fs';
import { npm } from './consumer.ts';

/**
 * Whether a registry, or npm's cache, knows the version of a package that a lock file of its own names: no `npm ci` of this workspace installs it.
 * @param lockFile path of the lock file
 * @param installed name under which the package is installed
 */
export async function isServed(
  registry: string,
  lockFile: string,
  installed: string,
): Promise<boolean> {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const { name = installed, version } = packages[`node_modules/${installed}`];
  const found = await npm('.', registry, 'view', `${name}@${version}`, 'version').catch(() => '');
  return found.trim() === version;
}

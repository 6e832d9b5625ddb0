import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
}

const ON_INSTALL = ['preinstall', 'install', 'postinstall'];

/** Names of the packages in a folder's `node_modules` that run something of theirs when they are installed. */
export function installScripts(folder: string): string[] {
  const manifests = ['*', '@*/*'].flatMap((names) =>
    globSync(`node_modules/**/${names}/package.json`, { cwd: folder }),
  );
  return [...new Set(manifests)].flatMap((path) => {
    const { name, scripts = {} }: Manifest = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    const isPackage = path.endsWith(`node_modules/${name}/package.json`);
    return name && isPackage && ON_INSTALL.some((script) => script in scripts) ? [name] : [];
  });
}

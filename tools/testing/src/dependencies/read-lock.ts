import { readFileSync } from 'node:fs';

/** A package as the lock file has it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX; `null` where the package does not say. */
  licence: string | null;
  /** Needed for the product to run, not only to develop it. */
  shipped: boolean;
  hasInstallScript: boolean;
  integrity: string | null;
}

interface Entry {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
}

const file = (name: string) => new URL(`../../../../${name}`, import.meta.url);

/** Reads every package of `package-lock.json`; those of the workspace are left out. */
export function readLock(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file('package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Entry>>;
  };
  return Object.entries(packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at === -1 || entry.link) return [];
    return {
      name: path.slice(at + 'node_modules/'.length),
      version: entry.version ?? '',
      licence: entry.license ?? null,
      shipped: !entry.dev && !entry.devOptional,
      hasInstallScript: entry.hasInstallScript ?? false,
      integrity: entry.integrity ?? null,
    };
  });
}

/** What `package.json` says of install scripts, by package. */
export function readAllowedScripts(): Readonly<Record<string, boolean>> {
  const { allowScripts = {} } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>;
  };
  return allowScripts;
}

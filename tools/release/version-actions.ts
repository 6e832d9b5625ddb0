/** How `nx release` reads and writes the versions of the packages (nx.json, `versionActions`). */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VersionActions } from 'nx/release';

type Tree = Parameters<VersionActions['validate']>[0];
type ProjectGraph = Parameters<VersionActions['readCurrentVersionOfDependency']>[1];

/** What is read of a package.json. */
interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** The version stands in package.json alone; the packages name each other among their dependencies. */
export default class PackageVersions extends VersionActions {
  override validManifestFilenames = ['package.json'];

  override async readCurrentVersionFromSourceManifest(tree: Tree) {
    const manifestPath = this.#path();
    return { currentVersion: this.#read(tree).version, manifestPath };
  }

  /** Releases are made from the repository: what a registry has is not asked. */
  override async readCurrentVersionFromRegistry() {
    return null;
  }

  override async readCurrentVersionOfDependency(tree: Tree, graph: ProjectGraph, project: string) {
    const name = graph.nodes[project]?.data.metadata?.js?.packageName ?? project;
    const range = this.#read(tree).dependencies?.[name] ?? null;
    return { currentVersion: range, dependencyCollection: range && 'dependencies' };
  }

  override async updateProjectVersion(tree: Tree, version: string) {
    this.#write(tree, { ...this.#read(tree), version });
    return [`${this.#path()}: version ${version}`];
  }

  override async updateProjectDependencies(
    tree: Tree,
    _graph: ProjectGraph,
    ranges: Record<string, string>,
  ) {
    const manifest = this.#read(tree);
    const own = Object.keys(manifest.dependencies ?? {}).filter((name) => name in ranges);
    if (own.length === 0) return [];
    const changed = own.map((name) => [name, ranges[name] ?? '']);
    const dependencies = { ...manifest.dependencies, ...Object.fromEntries(changed) };
    this.#write(tree, { ...manifest, dependencies });
    return [`${this.#path()}: ${changed.map((one) => one.join(' ')).join(', ')}`];
  }

  #path(): string {
    return join(this.projectGraphNode.data.root, 'package.json');
  }

  #read(tree: Tree): Manifest {
    return JSON.parse(tree.read(this.#path(), 'utf-8') ?? '{}');
  }

  #write(tree: Tree, manifest: Manifest): void {
    tree.write(this.#path(), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/** After all versions are written: the lock file follows, and the worked examples ask for the new ones. */
export async function afterAllProjectsVersioned(cwd: string, { dryRun }: { dryRun?: boolean }) {
  if (dryRun) return { changedFiles: [], deletedFiles: [] };
  const { version } = JSON.parse(readFileSync(join(cwd, 'libs/ui-kit/package.json'), 'utf8'));
  const examples = globSync('examples/*/package.json', { cwd });
  for (const example of examples) {
    const text = readFileSync(join(cwd, example), 'utf8');
    writeFileSync(
      join(cwd, example),
      text.replaceAll(/("@m30\/[a-z-]+": )"[^"]*"/g, `$1"^${version}"`),
    );
  }
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd });
  return { changedFiles: ['package-lock.json', ...examples], deletedFiles: [] };
}

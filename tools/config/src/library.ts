import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import dts from 'vite-plugin-dts';
import { CSS_TARGET } from './css-target.ts';
import { isClientModule } from './package/client-module.ts';
import { SOURCE } from './package/published-manifest.ts';
import { orderOfLayers } from './order-of-layers.ts';
import { unlayeredStyles } from './unlayered-styles.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');

/** What the build reads of a library's package.json. */
interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What a library asks for besides. */
interface Wishes {
  /** Packages that are built into it, with their licences, so that a host installs neither them nor what they depend on. */
  included?: readonly string[];
}

/**
 * Vite configuration of a publishable library: ES modules one to one with the sources, declarations
 * beside them, one `dist/styles.css`, and the same without layers. What is built, and what stays an import, is read from its package.json.
 * @param folder absolute path of the library
 */
export function library(folder: string, { included = [] }: Wishes = {}): UserConfig {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const root = join(folder, 'src');
  return defineConfig({
    root: folder,
    publicDir: false,
    plugins: [
      packageFiles(),
      vendorStyles(),
      orderOfLayers(/^styles\.css$/),
      unlayeredStyles(),
      clientModules(),
      licencesOf(included),
      declarations(folder),
    ],
    build: {
      target: 'es2024',
      cssTarget: CSS_TARGET,
      minify: false,
      cssCodeSplit: false,
      lib: { entry: sourcesOf(manifest, folder), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: (id) =>
          isImport(id) && !included.includes(nameOf(id)) && isDeclared(id, manifest),
        output: {
          ...{ preserveModules: true, preserveModulesRoot: root },
          entryFileNames: ({ facadeModuleId }) => fileOf(facadeModuleId ?? ''),
        },
      },
    },
  });
}

/** Source files behind the exports that are published; a `*` stands for each file that matches. */
function sourcesOf({ exports }: Manifest, folder: string): string[] {
  return Object.values(exports)
    .flatMap((target) =>
      typeof target === 'object' && 'default' in target ? (target[SOURCE] ?? []) : [],
    )
    .flatMap((source) => globSync(source, { cwd: folder }))
    .map((source) => join(folder, source));
}

const isImport = (id: string) => !/^[./\0]|^[a-z]:[\\/]/i.test(id);

/** Where a module of a dependency that is built in lands; npm packs no folder named `node_modules`. */
const fileOf = (id: string) => {
  const [, path] = id.split('/node_modules/');
  return path ? `vendor/${path.replace(/\.m?js$/, '')}.js` : '[name].js';
};

/** Writes the licences of what is built in beside it. */
function licencesOf(included: readonly string[]): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      for (const name of included) {
        const source = readFileSync(join(WORKSPACE, 'node_modules', name, 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', fileName: `vendor/${name}/LICENSE`, source });
      }
    },
  };
}

/** Package that an import is of. */
const nameOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** @throws when a library imports what it does not declare: it would work here and nowhere else */
function isDeclared(id: string, manifest: Manifest): boolean {
  const name = nameOf(id);
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  if (name in declared || name === manifest.name || isBuiltin(id)) return true;
  throw new Error(`${manifest.name} imports ${id}: add ${name} to its package.json`);
}

const IGNORE = '/* @vite-ignore */';

/**
 * Leaves `new URL('package/file', import.meta.url)` for the consumer's bundler to resolve; a library build
 * would copy the file into the script as base64.
 */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (code) => code.replaceAll(/new URL\((?='[^./])/g, `new URL(${IGNORE} `),
    },
    // The printer puts each argument on a line of its own where a comment stands among them.
    renderChunk: (code) => code.replaceAll(/\/\* @vite-ignore \*\/\s*/g, ''),
  };
}

const VENDOR = /^\.\/([\w-]+\.vendor\.css)$/;

/**
 * Leaves the CSS of a dependency out of `styles.css`, which pages load that never show it: `x.vendor.css` stands beside
 * the script that imports it, and the consumer's bundler takes it along.
 */
function vendorStyles(): Plugin {
  return {
    name: 'vendor-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: VENDOR },
      handler(id, importer) {
        if (!importer) return null;
        const file = join(dirname(importer), id);
        const fileName = relative(this.environment.config.root + '/src', file);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file, 'utf8') });
        return { id, external: true };
      },
    },
  };
}

/** Tells React Server Components which modules are the browser's; in this product's own apps all of them are. */
function clientModules(): Plugin {
  return {
    name: 'client-modules',
    renderChunk: (code) => (isClientModule(code) ? `'use client';\n${code}` : null),
  };
}

/**
 * Declarations for `moduleResolution: nodenext`: relative imports end in `.js`, as the files do. The compiler is given no
 * project references, so that it reads sources and never what a check of types has left or not left.
 */
function declarations(folder: string) {
  return dts({
    root: folder,
    entryRoot: 'src',
    tsconfigPath: join(folder, 'tsconfig.build.json'),
    include: ['src'],
    exclude: ['**/*.{test,stories,fixture}.*', '**/*.examples.tsx'],
    compilerOptions: { composite: false, incremental: false, declarationMap: false },
    beforeWriteFile: (filePath, content) => ({
      filePath,
      content: content.replaceAll(
        /((?:from|import)\s*(?:\(\s*)?['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g,
        '$1.js$2',
      ),
    }),
  });
}

import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { LAYERS, TEST_FILES } from '../../../../arrows.config.ts';
import { propertiesReadIn } from './properties-read-in.ts';

const BACKEND = 'tools/backend';

/** A service that a module takes of the services although a module above it declares it. */
export interface BorrowedService {
  /** Path from the root of the workspace, with the line from 1. */
  at: string;
  service: string;
  /** Folders of the two layers, `src/modules/people`. */
  user: string;
  owner: string;
}

/**
 * Uses of services that a higher layer of the backend declares. Imports do not show them: each layer adds to the interface
 * `Services` in its own `services.ts`, and everybody gets the whole object.
 * @param root the workspace
 */
export function borrowedServices(root: string): BorrowedService[] {
  const isTest = new RegExp(TEST_FILES);
  const files = globSync(`${BACKEND}/{src,demo}/**/*.ts`, { cwd: root })
    .filter((file) => !isTest.test(file))
    .map((file) => join(root, file));
  const program = ts.createProgram(files, optionsOf(root));
  const checker = program.getTypeChecker();
  const layerOf = (path: string) => layerOfFile(relative(join(root, BACKEND), path));

  const owners = new Map<ts.Node, number>();
  const services: { name: string; layer: number }[] = [];
  for (const file of files.filter((one) => one.endsWith('/services.ts')))
    for (const member of membersIn(program.getSourceFile(file))) {
      owners.set(member, layerOf(file));
      services.push({ name: member.name.getText(), layer: layerOf(file) });
    }
  // The higher a layer, the lower its index. Only what a higher one declares is asked for its type, which takes time.
  const namesAbove = (layer: number) =>
    new Set(services.filter((one) => one.layer < layer).map(({ name }) => name));

  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const layer = layerOf(file);
    if (!source || layer === -1) return [];
    return propertiesReadIn(source, namesAbove(layer), checker).flatMap(
      ({ node, name, symbol }) => {
        const owner = symbol?.declarations
          ?.map((one) => owners.get(one))
          .find((one) => one !== undefined);
        if (owner === undefined || owner >= layer) return [];
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const at = `${relative(root, file)}:${line + 1}`;
        return [{ at, service: name, user: nameOf(layer), owner: nameOf(owner) }];
      },
    );
  });
}

function optionsOf(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return {
    ...options,
    incremental: false,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
  };
}

const rows = LAYERS[BACKEND] ?? [];
const layerOfFile = (path: string) =>
  rows.findIndex((row) => row.some((folder) => path.startsWith(`${folder}/`)));
const nameOf = (layer: number) => rows[layer]?.join(', ') ?? '';

/** What a `services.ts` adds to the interface. */
function membersIn(source: ts.SourceFile | undefined): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Services')
      found.push(...node.members.filter(ts.isPropertySignature));
    else ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return found;
}

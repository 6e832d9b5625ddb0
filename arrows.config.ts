/**
 * What may import what: rules of dependency-cruiser. Each comment says what to do instead. `npm run arrows` runs
 * `tools/testing/src/arrows/check.ts`, which looks for what rules cannot say besides: circles of folders, services of higher modules.
 */
import { readFileSync } from 'node:fs';
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who stands right above whom; a project may import whatever is reached by following these. They are the edges drawn in
 * docs/architecture.md.
 */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'apps/site': ['libs/shell', 'libs/blocks', 'libs/scene'],
  'apps/lk': ['libs/shell', 'libs/blocks'],
  'libs/shell': ['libs/auth'],
  'libs/auth': ['libs/forms'],
  'libs/blocks': ['libs/forms', 'libs/map', 'libs/calculators'],
  'libs/forms': ['libs/ui-kit', 'libs/api'],
  'libs/map': ['libs/ui-kit'],
  'libs/calculators': ['libs/ui-kit'],
  'libs/scene': [],
  'libs/ui-kit': [],
  'libs/api': [],
  'tools/backend': [
    'tools/studio',
    'libs/blocks',
    'libs/forms',
    'libs/calculators',
    'libs/scene',
    'libs/ui-kit',
    'libs/api',
  ],
  'tools/studio': ['libs/ui-kit', 'libs/api'],
  'tools/server': ['tools/backend', 'libs/shell', 'libs/api'],
  'tools/bench': ['tools/server', 'libs/calculators', 'libs/scene'],
  'tools/testing': ['tools/bench', 'tools/generators', 'tools/create-app'],
  'tools/generators': ['libs/api'],
  'tools/storybook': ['libs/shell', 'libs/blocks'],
  'tools/docs': ['libs/auth', 'libs/blocks', 'libs/scene'],
  'tools/create-app': [],
  'tools/e2e': ['libs/shell'],
  'tools/config': [],
};

/** How every project is built and tested: their configurations import it, the code of browsers does not. */
const CONFIG = 'tools/config';

/** What people open in a browser. */
export const WITH_JOURNEYS: readonly string[] = ['apps/site', 'apps/lk', 'tools/studio'];

/** What journeys of an app may import besides it; nothing else of an app does. */
export const JOURNEYS: readonly string[] = ['tools/e2e', 'tools/testing'];

/** Folders of a project from the top to the bottom; those of one row may import each other. */
export const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'tools/backend': [
    ['src/cli'],
    ['src/compose'],
    ['demo'],
    ['src/staff', 'src/studio'],
    ['src/modules/service'],
    ['src/modules/deal'],
    ['src/modules/discovery'],
    ['src/modules/catalogue'],
    ['src/modules/content'],
    ['src/modules/staff'],
    ['src/modules/people'],
    ['src/modules/estate'],
    ['src/modules/media'],
    ['src/adapters'],
    ['src/kernel'],
  ],
  'libs/api/src': [
    ['service'],
    ['deal'],
    ['discovery'],
    ['catalogue'],
    ['content'],
    ['people'],
    ['observability', 'media'],
    ['core'],
  ],
  'tools/studio': [
    ['app/desks', 'app/access'],
    ['app/frame', 'app/actions'],
    ['app/components'],
    ['app/form'],
    ['app/api', 'app/address', 'app/keys', 'app/time', 'app/window'],
    ['contract'],
  ],
  'apps/site/app': [['routes'], ['layouts'], ['components'], ['store', 'seo']],
  'apps/lk/app': [['routes'], ['layouts'], ['components'], ['store', 'seo']],
};

const UI_FRAMEWORKS = String.raw`react|react-dom|jotai|react-[\w-]+|@react-router/[\w-]+|@tanstack/react-[\w-]+`;
/** Tests and what they share: they may look into everything. */
export const TEST_FILES = String.raw`\.(test|spec|fixture|pack|check)\.tsx?$|(?<!^tools)/(e2e|testing)/`;
/** What loaders and the server's entry alone import of the shell. */
const SHELL_ON_THE_SERVER = '^libs/shell/src/(server|guard)/';
/** Code of libraries and apps that runs on the server or in a build only. */
const SERVER_FILES = [
  String.raw`\.server\.tsx?$`,
  String.raw`/app/(routes/.+/route|layouts/.+/layout|root|entry\.server)\.tsx$`,
  SHELL_ON_THE_SERVER,
  String.raw`/vite(|st)\.[\w.-]+\.ts$|^libs/[^/]+/scripts/`,
];

/** All that stands below a project. */
export function below(project: string): string[] {
  const direct = ARROWS[project] ?? [];
  return [...new Set(direct.flatMap((one) => [one, ...below(one)]))];
}

const packageOf = (project: string) => project.replace(/^\w+/, '@m30');
const oneOf = (names: readonly string[]) => `(${names.join('|')})`;
const inPackages = (names: string) => `(^|/)node_modules/(|@types/)(${names})/`;

/** Packages that only the backend has: what it depends on and no library or app does. */
function serverPackages(): string {
  const browser = Object.keys(ARROWS).filter((name) => !name.startsWith('tools/'));
  const shared = new Set(browser.flatMap(dependenciesOf));
  return dependenciesOf('tools/backend')
    .filter((name) => !name.startsWith('@m30/') && !shared.has(name))
    .join('|');
}

function dependenciesOf(project: string): string[] {
  const file = new URL(`./${project}/package.json`, import.meta.url);
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}

/** Imports of a package by its name, along the arrows only. */
function alongArrows(project: string): IForbiddenRuleType {
  const allowed = below(project);
  const advice = project.startsWith('libs/')
    ? 'Take what you need as a prop or through a provider, or move the shared part down.'
    : 'Move the shared part into a library below both.';
  const names = allowed.map(packageOf).join(', ') || 'no other project';
  const hasJourneys = WITH_JOURNEYS.includes(project);
  return {
    name: `arrow-of-${project.replace('/', '-')}`,
    comment: `${packageOf(project)} stands above ${names} (docs/architecture.md). ${advice}`,
    severity: 'error',
    from: { path: `^${project}/`, ...(hasJourneys && { pathNot: `^${project}/e2e/` }) },
    to: {
      path: '^(apps|libs|tools)/[^/]+/',
      pathNot: `^${oneOf([project, ...allowed, CONFIG])}/`,
      dependencyTypesNot: ['local'],
    },
  };
}

/** Imports between the folders of a project, downwards only. */
function downwards(root: string): IForbiddenRuleType[] {
  const rows = LAYERS[root] ?? [];
  return rows.slice(1).map((row, index) => {
    const above = rows.slice(0, index + 1).flat();
    return {
      name: `upward-from-${root.split('/')[1]}-${row.map((folder) => folder.split('/').at(-1)).join('-')}`,
      comment: `${row.join(', ')} stands below ${above.join(', ')} in ${root}. Take it as an argument, or move what both need down.`,
      severity: 'error',
      from: { path: `^${root}/${oneOf(row)}/`, pathNot: TEST_FILES },
      to: { path: `^${root}/${oneOf(above)}/` },
    };
  });
}

const rules: readonly IForbiddenRuleType[] = [
  {
    name: 'arrow-of-journeys',
    comment: `A journey meets the product in a browser. What several share stands in ${JOURNEYS.join(', ')}.`,
    severity: 'error',
    from: { path: `^(${WITH_JOURNEYS.join('|')})/e2e/` },
    to: {
      path: '^(apps|libs|tools)/[^/]+/',
      pathNot: ['^$1/', '^libs/', `^${oneOf([...JOURNEYS, CONFIG])}/`],
    },
  },
  {
    name: 'relative-into-another-project',
    comment:
      'A relative path leaves its project. Import the other project by its package name, or move the shared part into a project below both.',
    severity: 'error',
    from: { path: '^((?:apps|libs|tools)/[^/]+)/' },
    to: { path: '^(apps|libs|tools)/[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'past-the-exports-of-a-package',
    comment:
      'This is private to its package. Import what its package.json exports, or export more.',
    severity: 'error',
    from: {},
    to: { path: '^@m30/', pathNot: String.raw`\?`, couldNotResolve: true },
  },
  {
    name: 'ui-framework-in-core',
    comment:
      'core/ is logic without React. Put the component, hook or atom into a folder beside it.',
    severity: 'error',
    from: { path: '^libs/[^/]+/src/(|.+/)core/', pathNot: TEST_FILES },
    to: {
      path: [inPackages(UI_FRAMEWORKS), `^(${UI_FRAMEWORKS})$`, '^libs/[^/]+/src/(|.+/)react/'],
    },
  },
  {
    name: 'server-code-in-the-browser',
    comment:
      'This code goes to the browser. Talk to the backend through @m30/api/client; keep what needs Node in a *.server.ts that only a loader calls.',
    severity: 'error',
    from: { path: '^(apps|libs)/', pathNot: [TEST_FILES, ...SERVER_FILES] },
    to: {
      path: [
        String.raw`\.server\.tsx?$`,
        SHELL_ON_THE_SERVER,
        '^tools/',
        inPackages(serverPackages()),
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'node-in-the-browser',
    comment:
      'This code goes to the browser, which has no Node. Use what the web platform has, or move it into a *.server.ts.',
    severity: 'error',
    from: { path: '^(apps|libs|tools/studio/app)/', pathNot: [TEST_FILES, ...SERVER_FILES] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'tests-in-the-product',
    comment: 'testing/ is for tests. Move what the product needs out of it.',
    severity: 'error',
    from: { path: '^tools/backend/src/', pathNot: TEST_FILES },
    to: { path: '^tools/backend/src/testing/' },
  },
  {
    name: 'examples-in-the-product',
    comment: 'Examples of the API are for tests, stories and mock servers. Ask the API itself.',
    severity: 'error',
    from: {
      path: '^(apps|libs|tools)/',
      pathNot: [TEST_FILES, '^tools/testing/', String.raw`\.(examples|stories)\.tsx?$`],
    },
    to: { path: String.raw`^libs/api/src/examples\.ts$` },
  },
  ...Object.keys(ARROWS).map(alongArrows),
  ...Object.keys(LAYERS).flatMap(downwards),
];

export default {
  forbidden: [...rules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        String.raw`^(apps|libs|tools)/[^/]+/(dist|build|\.react-router|\.tsbuild|storybook-static)/`,
        '^tools/bench/peers/',
        '^tools/create-app/templates/',
        String.raw`/\+types/`,
      ],
    },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@m30/source', 'import', 'node', 'default', 'types'],
    },
  },
} satisfies IConfiguration;

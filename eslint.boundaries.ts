/**
 * The arrows between projects, as lint rules. A project may import the projects of lower tiers,
 * never its neighbours, never upwards.
 */
import type { Linter } from 'eslint';

/** From the top to the bottom; names in one row are neighbours. */
const TIERS = [
  ['shell'],
  ['blocks', 'auth'],
  ['forms', 'map', 'calculators'],
  ['ui-kit', 'api'],
] as const;

interface Ban {
  regex: string;
  message: string;
}

const tierOf = (name: string) => TIERS.findIndex((tier) => tier.some((one) => one === name));

/** Imports of a library by its name or by a relative path into its folder. */
const importOf = (name: string) => `^(@m30/${name}(/|$)|\\.{1,2}/.*\\b${name}/src/)`;

/** A library may not reach another one past its package name. */
const PRIVATE: Ban = {
  regex: '^@m30/[a-z-]+/src/',
  message: 'This is private to its package. Import what its package.json exports, or export more.',
};

const APPS: Ban = {
  regex: '^(@m30/(site|lk)(/|$)|\\.{1,2}/.*\\bapps/)',
  message: 'Nothing imports an app. Move the shared part to @m30/shell.',
};

const TOOLS: Ban = {
  regex: '^@m30/(backend|server)(/|$)',
  message: 'Apps and libraries talk to the backend through @m30/api/client only.',
};

const REACT: Ban = {
  regex: '^(react|react-dom|jotai)(/|$)',
  message: 'core/ is logic without React. Put the component, hook or atom into react/.',
};

function bansFor(name: string): Ban[] {
  const own = tierOf(name);
  return TIERS.flat()
    .filter((other) => other !== name && tierOf(other) <= own)
    .map((other) => ({
      regex: importOf(other),
      message:
        tierOf(other) === own
          ? `@m30/${name} and @m30/${other} are neighbours. Join them in @m30/shell or in the app, or move the shared part down to @m30/ui-kit or @m30/api.`
          : `@m30/${other} stands above @m30/${name}. Take what you need as a prop or through a provider, or move it down.`,
    }));
}

const restrict = (patterns: Ban[]): Linter.RulesRecord => ({
  'no-restricted-imports': ['error', { patterns }],
});

/** One entry for each library and app; stories and tests follow the same arrows. */
export const boundaries: Linter.Config[] = [
  ...TIERS.flat().flatMap((name): Linter.Config[] => {
    const bans = [...bansFor(name), APPS, TOOLS, PRIVATE];
    return [
      { files: [`libs/${name}/src/**/*.{ts,tsx}`], rules: restrict(bans) },
      { files: [`libs/${name}/src/core/**/*.ts`], rules: restrict([...bans, REACT]) },
    ];
  }),
  { files: ['apps/**/*.{ts,tsx}'], rules: restrict([APPS, TOOLS, PRIVATE]) },
  { files: ['tools/**/*.{ts,tsx}'], rules: restrict([PRIVATE]) },
];

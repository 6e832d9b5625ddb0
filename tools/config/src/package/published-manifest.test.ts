import { expect, test } from 'vitest';
import { publishedManifest, type Manifest } from './published-manifest.ts';

const SHARED = {
  repository: { type: 'git', url: 'git+https://code.example/product.git' },
  homepage: 'https://code.example/product',
  bugs: { url: 'https://code.example/product/issues' },
  engines: { node: '>=20' },
};

const OWN: Manifest = {
  name: '@m30/forms',
  version: '0.1.0',
  license: 'MIT',
  private: true,
  nx: { tags: ['tier:library'] },
  scripts: { test: 'vitest run' },
  files: ['dist', 'README.md'],
  exports: {
    '.': {
      '@m30/source': './src/index.ts',
      types: './dist/index.d.ts',
      default: './dist/index.js',
    },
    './examples': { '@m30/source': './src/examples.ts' },
    './styles.css': './dist/styles.css',
  },
  dependencies: { '@m30/api': '^0.1.0', valibot: '1.5.0', other: '>=3' },
  devDependencies: { vitest: '5.0.0' },
  peerDependencies: { react: '^19.2' },
};

const published = publishedManifest(OWN, SHARED, 'libs/forms');

test('entries lead to what was built; one that has sources alone is not offered', () => {
  expect(published.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': './dist/styles.css',
  });
});

test('a host that has a later patch of a dependency gets no second copy', () => {
  expect(published.dependencies).toEqual({
    '@m30/api': '^0.1.0',
    valibot: '^1.5.0',
    other: '>=3',
  });
});

test('what all packages share is said by each, with its own folder', () => {
  expect(published).toMatchObject({
    ...{ name: '@m30/forms', version: '0.1.0', license: 'MIT' },
    repository: { ...SHARED.repository, directory: 'libs/forms' },
    homepage: 'https://code.example/product/libs/forms',
    ...{ bugs: SHARED.bugs, engines: SHARED.engines },
    ...{ peerDependencies: { react: '^19.2' }, publishConfig: { access: 'public' } },
    files: ['dist', 'README.md', 'CHANGELOG.md'],
  });
});

test('what only the workspace reads stays in it', () => {
  for (const field of ['private', 'nx', 'scripts', 'devDependencies']) {
    expect(published).not.toHaveProperty(field);
  }
});

import { expect, test } from 'vitest';
import { find, read, type Manifest } from './files.ts';

const projects = [
  ...new Set(find('{apps,tools}/*/e2e/**/*.spec.ts').map((path) => path.split('/', 2).join('/'))),
];

test('what the quick suite leaves out of a project’s journeys is run by the full one', () => {
  expect(projects.length).toBeGreaterThan(3);
  const scripts = projects.map((project) => {
    const { scripts = {} } = JSON.parse(read(`${project}/package.json`)) as Manifest;
    return [project, scripts['e2e-full']];
  });
  expect(scripts).toEqual(
    projects.map((project) => [project, `cd ../.. && playwright test ${project}/e2e`]),
  );
});

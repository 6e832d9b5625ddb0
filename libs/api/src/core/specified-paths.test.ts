import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { specifiedPaths } from './specified-paths.ts';

/** The only two that the specification reads with GET. */
const READ = ['Objects.GetPageObjects', 'Content.GetPageCompare'];

test('every method of the specification stands in the contract, with its verb', () => {
  const contract = new Map(registry.map(({ name, verb }) => [name, verb]));
  const verbs = [...specifiedPaths.keys()].map((name) => [name, contract.get(name)]);
  expect(verbs).toEqual(
    [...specifiedPaths.keys()].map((name) => [name, READ.includes(name) ? 'GET' : 'POST']),
  );
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { studioOpenApi } from './core/openapi.ts';
import { ALL_RIGHTS } from './core/rights.ts';
import { ALL_ROLES, mayRole } from './core/roles.ts';
import type { StudioMethod } from './core/define-studio-method.ts';
import { studioExamples } from './examples.ts';
import { studioRegistry, type StudioMethods } from './registry.ts';

const declared = import.meta.glob<Record<string, unknown>>('./**/*.methods.ts', { eager: true });

const isMethod = (value: unknown): value is StudioMethod =>
  typeof value === 'object' && value !== null && 'right' in value && 'verb' in value;

describe('the contract of the Studio', () => {
  test('lists every method that a resource declares, once', () => {
    const all = Object.values(declared).flatMap(Object.values).filter(isMethod);
    expect(new Set(studioRegistry)).toEqual(new Set(all));
    expect(new Set(studioRegistry.map(({ name }) => name)).size).toBe(studioRegistry.length);
  });

  test.each(studioRegistry.map((method) => [method.name, method] as const))(
    '%s says in a sentence what it does, whom it answers, and refuses unknown input',
    (_, method) => {
      expect(method.summary).toMatch(/^[A-Z][^.]{15,}[^.]$/);
      expect(['anyone', 'entering', 'self', ...ALL_RIGHTS]).toContain(method.right);
      expect(v.safeParse(method.input, { unknownKeyOfNobody: 1 }).success).toBe(false);
      expect(v.safeParse(method.input, null).success).toBe(false);
    },
  );

  test.each(studioRegistry.map((method) => [method.name, method] as const))(
    '%s has examples that fit it',
    (name, method) => {
      const examples = studioExamples[name as keyof StudioMethods];
      expect(examples.length).toBeGreaterThan(0);
      for (const { input, result } of examples) {
        expect(v.safeParse(method.input, input).issues).toBeUndefined();
        expect(v.safeParse(method.result, result).issues).toBeUndefined();
      }
    },
  );

  test('is drawn under its own paths, with the right of each method', () => {
    const { paths } = studioOpenApi(studioRegistry, '1');
    for (const { name, verb, right } of studioRegistry) {
      expect(paths[`/studio/api/${name}`]).toMatchObject({
        [verb.toLowerCase()]: { operationId: name, 'x-right': right },
      });
    }
    expect(Object.keys(paths)).toHaveLength(studioRegistry.length);
  });
});

describe('roles', () => {
  test('each right has a role that is no administrator, but for what only one decides', () => {
    const others = ALL_ROLES.filter((role) => role !== 'administrator');
    const alone = ALL_RIGHTS.filter((right) => !others.some((role) => mayRole(role, right)));
    expect(alone).toEqual([
      ...['staff.change', 'audit.read', 'import.run', 'company.edit', 'services.manage'],
      'profiles.change',
    ]);
  });
});

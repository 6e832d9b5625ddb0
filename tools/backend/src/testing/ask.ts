import * as v from 'valibot';
import { expect } from 'vitest';
import type { MethodContract, MethodResult } from '@m30/api';
import type { TestBackend } from './test-backend.ts';

/** Calls a method as a guest, expects success, and reads the result by the contract. */
export async function ask<M extends MethodContract>(
  backend: TestBackend,
  method: M,
  input: Record<string, string> = {},
): Promise<MethodResult<M>> {
  const visitor = backend.visitor();
  const { status, body } =
    method.verb === 'GET'
      ? await visitor.get(method.name, input)
      : await visitor.post(method.name, input);
  expect([status, body.message]).toEqual([200, undefined]);
  return v.parse(method.result, body.result) as MethodResult<M>;
}

import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { refusal, success } from '@m30/api';
import { installDialog, installPopover } from '@m30/ui-kit/testing';
import type { StudioInput, StudioResult } from '../../contract/client.ts';
import { ALL_RIGHTS, type Right } from '../../contract/core/rights.ts';
import type { StudioMethods } from '../../contract/registry.ts';
import { exampleOf } from './example-of.ts';
import { routes } from '../router.tsx';
import { Studio } from '../Studio.tsx';

/** Answers of methods in place of the contract's first examples; what throws {@link Refusal} is a refusal. */
export type Answers = {
  [Name in keyof StudioMethods]?: (input: StudioInput<Name>) => StudioResult<Name>;
};

/** What the server says no to. */
export class Refusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whoever has signed in all the way, with some rights. */
export const meWith = (rights: readonly Right[]): StudioResult<'Session.Me'> => ({
  ...exampleOf('Session.Me'),
  rights: [...rights],
});

/** Opens the Studio at an address, on a desk of 1280 × 900, with a server that answers by the examples. */
export function openStudio(path: string, answers: Answers = {}) {
  installDialog();
  installPopover();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.stubGlobal('innerWidth', 1280);
  const calls: { name: string; input: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const name = url.pathname.slice('/studio/api/'.length) as keyof StudioMethods;
    const input: unknown =
      request.method === 'POST' ? await request.json() : Object.fromEntries(url.searchParams);
    if (request.method === 'POST') calls.push({ name, input });
    return Response.json(answerOf(answers, name, input));
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<Studio router={router} />);
  return { calls, router, user: userEvent.setup() };
}

function answerOf(answers: Answers, name: keyof StudioMethods, input: unknown) {
  const own = answers[name] as ((input: unknown) => unknown) | undefined;
  try {
    if (own) return success(own(input));
    if (name === 'Session.Me') return success(meWith(ALL_RIGHTS));
    return success(exampleOf(name));
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.code, error.message);
    throw error;
  }
}

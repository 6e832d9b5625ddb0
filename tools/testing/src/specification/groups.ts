import type { Group } from './lines/line.ts';
import { account } from './lines/account.ts';
import { blocks } from './lines/blocks.ts';
import { calls } from './lines/calls.ts';
import { errors } from './lines/errors.ts';
import { fields } from './lines/fields.ts';
import { frame } from './lines/frame.ts';
import { limits } from './lines/limits.ts';
import { roles } from './lines/roles.ts';
import { routes } from './lines/routes.ts';
import { studio } from './lines/studio.ts';
import { visits, widgets } from './lines/states.ts';
import { validation } from './lines/validation.ts';
import { windows } from './lines/windows.ts';

/** The specification in its order. */
export const groups: readonly Group[] = [
  routes,
  frame,
  windows,
  blocks,
  fields,
  visits,
  widgets,
  account,
  validation,
  roles,
  studio,
  calls,
  errors,
  limits,
];

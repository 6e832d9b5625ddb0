import { listActions, listWork, runAction } from '@m30/studio/contract';
import { mayRole } from '@m30/studio/contract/core/roles';
import { describeFields } from '../../kernel/staff/describe-fields.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { runAction as run } from './run-action.ts';

/** Things of one kind at most. */
const SHOWN = 50;

/** Answers `listActions`: what the role may do, and nothing else. */
export const listActionsHandler = implementStudio(listActions, (_input, call) => {
  const { role } = staffOf(call);
  const allowed = call.services.staffActions.filter(({ right }) => mayRole(role, right));
  return {
    actions: allowed.map((action) => ({
      name: action.name,
      summary: action.summary,
      shows: action.shows,
      fields: describeFields(action).map((field) => ({ ...field, options: { ...field.options } })),
    })),
  };
});

export const runActionHandler = implementStudio(runAction, ({ name, fields }, call) =>
  run(call, name, fields),
);

/** Answers `listWork`: kinds of things that the role works on, each with the actions that the role may do. */
export const listWorkHandler = implementStudio(listWork, async (_input, call) => {
  const { role } = staffOf(call);
  const { services } = call;
  const may = new Set(
    services.staffActions.filter(({ right }) => mayRole(role, right)).map(({ name }) => name),
  );
  const own = services.staffWork.filter(({ right }) => mayRole(role, right));
  const work = await Promise.all(
    own.map(async ({ name, title, list }) => {
      const { total, items } = await list(services, SHOWN);
      return {
        ...{ name, title, total },
        items: items.map((item) => ({
          guid: item.guid,
          title: item.title,
          facts: item.facts
            .filter(([, value]) => value)
            .map(([label, value]) => ({ label, value })),
          texts: (item.texts ?? []).map((one) => ({ ...one, at: one.at.toISOString() })),
          files: (item.files ?? []).map((file) => ({ ...file })),
          actions: item.actions
            .filter((action) => may.has(action.name))
            .map((action) => ({
              name: action.name,
              given: { ...action.given },
              suggested: { ...action.suggested },
            })),
        })),
      };
    }),
  );
  return { work };
});

import { once } from '../../kernel/method/idempotency.ts';
import { parseInput } from '../../kernel/method/parse-input.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { withRight, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { snapshotOf, subjectOf } from './subject-of.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * Runs an action of the staff that the caller may do, with the journal in the same transaction: what the action writes stands
 * or falls with the entry.
 * @throws Refused 403, 404, or as the action says
 */
export async function runAction(
  call: StudioCall,
  name: string,
  fields: Fields,
): Promise<{ message: string }> {
  const { services, idempotencyKey } = call;
  const action = services.staffActions.find((one) => one.name === name);
  if (!action) throw refuse(404, 'Такого действия нет');
  const person = withRight(call, action.right);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  // Wrong fields are refused before anything is looked up by them.
  parseInput(action.input, given);
  const subject = subjectOf(name, given);
  const payload = { name, fields, by: person.guid };
  const request = { method: `Actions.Run ${name}`, key: idempotencyKey, payload };
  const answer = await once(services, request, async (tx) => {
    const before = await snapshotOf(tx, services, name, subject);
    const { message } = await action.run({ ...services, db: tx }, given);
    const after = await snapshotOf(tx, services, name, subject);
    await writeAudit(tx, call, {
      ...{ method: name, summary: action.summary, subject: subject.kind, subjectId: subject.id },
      before,
      // What was said stands beside what has changed: a reason, a text, a sum.
      after: { ...after, ...prefixed(given) },
    });
    return { message };
  });
  void services.outbox.flush();
  return answer;
}

const prefixed = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`поле ${name}`, value]));

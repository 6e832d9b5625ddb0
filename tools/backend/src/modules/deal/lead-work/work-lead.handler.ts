import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assignLead, changeLeadStatus, commentLead, setLeadStep } from '@m30/studio/contract';
import { mayRole } from '@m30/studio/contract/core/roles';
import { LEAD_STATUSES } from '@m30/studio/contract/sales/lead.schema';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { findPeople } from '../../staff/person/find-people.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { changeLead, lockLead } from './change-lead.ts';
import { leadNotes, leadWork } from './lead-work.table.ts';
import { toNote } from './read-lead.ts';

export const changeLeadStatusHandler = implementStudio(changeLeadStatus, (input, call) => {
  const { lead, version, status, reason = '' } = input;
  if (status === 'declined' && !reason) {
    const message = 'Напишите причину отказа';
    throw refuse(422, message, [{ path: 'reason', message }]);
  }
  const summary = `Статус: ${LEAD_STATUSES[status]}`;
  return changeLead(call, { method: changeLeadStatus.name, summary, lead, version }, () => ({
    status,
    reason: status === 'declined' ? reason : '',
  }));
});

/** Answers `assignLead`: a free lead may be taken and the own one given back; the rest is for who may assign. */
export const assignLeadHandler = implementStudio(assignLead, async (input, call) => {
  const { lead, version, responsible } = input;
  const { services } = call;
  const me = staffOf(call);
  const [person] =
    responsible === null
      ? []
      : await findPeople(services.db, services, eq(staffPeople.guid, responsible));
  if (responsible !== null && (!person || person.restrictedAt !== null)) {
    throw refuse(404, 'Такого сотрудника нет');
  }
  const summary = person
    ? `Ответственный: ${person.lastName} ${person.name}`
    : 'Без ответственного';
  return changeLead(call, { method: assignLead.name, summary, lead, version }, (_tx, work) => {
    const responsibleId = person?.id ?? null;
    const isOwn = [work.responsibleId, responsibleId].every((id) => id === null || id === me.id);
    if (!isOwn && !mayRole(me.role, 'leads.assign')) {
      throw refuse(403, 'Заявку коллеги передаёт руководитель');
    }
    return { responsibleId };
  });
});

export const setLeadStepHandler = implementStudio(setLeadStep, (input, call) => {
  const { lead, version, step, due_at: due } = input;
  const summary = step ? `Шаг: ${step}` : 'Шаг снят';
  return changeLead(call, { method: setLeadStep.name, summary, lead, version }, () => ({
    nextStep: step,
    dueAt: step && due !== null ? new Date(due) : null,
  }));
});

/** Answers `commentLead`; the same key writes it once. */
export const commentLeadHandler = implementStudio(commentLead, async (input, call) => {
  const { services, idempotencyKey } = call;
  const { lead, kind, text } = input;
  const author = staffOf(call);
  const payload = { ...input, by: author.guid };
  const request = { method: commentLead.name, key: idempotencyKey, payload };
  const note = await once(services, request, async (tx) => {
    const at = services.clock();
    const work = await lockLead(tx, lead, at);
    // A colleague who writes has begun with it.
    await tx.insert(leadWork).values(work).onConflictDoNothing();
    const row = { guid: randomUUID(), leadGuid: lead, authorId: author.id, kind, text, at };
    await tx.insert(leadNotes).values(row);
    await writeAudit(tx, call, {
      ...{ method: commentLead.name, summary: kind === 'call' ? 'Звонок' : 'Комментарий' },
      ...{ subject: 'lead', subjectId: lead, before: null, after: { kind, text } },
    });
    return toNote(row, author);
  });
  return { note };
});

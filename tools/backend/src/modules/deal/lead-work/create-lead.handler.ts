import { randomUUID } from 'node:crypto';
import { createLead } from '@m30/studio/contract';
import { WAYS_IN } from '@m30/studio/contract/sales/lead.schema';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { lotDetails } from '../lead/lot-details.ts';
import { leads } from '../lead/leads.table.ts';
import { BY_HAND } from './by-hand.ts';
import { leadNotes, leadWork } from './lead-work.table.ts';
import { readLead } from './read-lead.ts';

/** Answers `createLead`; the same key writes it once. */
export const createLeadHandler = implementStudio(createLead, async (input, call) => {
  const { services, idempotencyKey } = call;
  const { came, name, phone, email, lot, note } = input;
  const by = staffOf(call);
  if (lot !== undefined && !services.catalogue.snapshot.placed.has(lot)) {
    throw refuse(404, 'Такого лота нет');
  }
  const request = {
    ...{ method: createLead.name, key: idempotencyKey },
    payload: { ...input, by: by.guid },
  };
  const { guid } = await once(services, request, async (tx) => {
    const at = services.clock();
    const given = { ...(email && { email }), ...(lot && { apartment_guid: lot }) };
    const lead = {
      ...{ guid: randomUUID(), method: BY_HAND[came], name, phone, createdAt: at },
      details: { ...given, ...lotDetails(services, given) },
      ...{ consent: null, marketing: {}, referrer: null, tokenCheck: 'staff' as const },
      addressHash: services.hashAddress(call.visitor.ip),
    };
    await tx.insert(leads).values(lead);
    const work = { leadGuid: lead.guid, status: 'in_work', responsibleId: by.id } as const;
    await tx.insert(leadWork).values({ ...work, answeredAt: at });
    if (note) {
      const row = { guid: randomUUID(), leadGuid: lead.guid, authorId: by.id, at };
      await tx
        .insert(leadNotes)
        .values({ ...row, kind: came === 'call' ? 'call' : 'comment', text: note });
    }
    await writeAudit(tx, call, {
      ...{ method: createLead.name, summary: `Лид записан: ${WAYS_IN[came].toLowerCase()}` },
      ...{ subject: 'lead', subjectId: lead.guid, before: null, after: { came, lot } },
    });
    await services.crm.add(tx, lead.guid);
    return { guid: lead.guid };
  });
  void services.crm.flush();
  return { lead: await readLead(services, guid) };
});

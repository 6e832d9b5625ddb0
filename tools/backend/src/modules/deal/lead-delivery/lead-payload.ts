import type { leads } from '../lead/leads.table.ts';

/** What a CRM receives of a lead: the fields by the names of the contract. */
export function leadPayload(lead: typeof leads.$inferSelect) {
  return {
    id: lead.guid,
    method: lead.method,
    created_at: lead.createdAt.toISOString(),
    name: lead.name,
    phone: lead.phone,
    ...lead.details,
    consent: lead.consent,
    marketing: lead.marketing,
    referrer: lead.referrer,
    token_check: lead.tokenCheck,
  };
}

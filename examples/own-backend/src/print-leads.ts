/** `npm run leads`: what has been sent, the newest first, as lines of JSON. */
import { openLeads } from './leads.ts';

for (const lead of openLeads(process.env['LEADS_FILE'] ?? 'leads.sqlite').newest(100)) {
  process.stdout.write(`${JSON.stringify(lead)}\n`);
}

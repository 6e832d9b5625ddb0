import { randomBytes, randomUUID } from 'node:crypto';
import { askAboutLot as contract, type ParsedInput } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { lotDetails } from '../../deal/lead/lot-details.ts';
import { storeLead } from '../../deal/lead/store-lead.ts';
import { lotQuestions } from './lot-questions.table.ts';

/** What the data is processed for; also the subject of the staff's letter. */
export const PURPOSE = 'Вопрос об объекте';

/**
 * Takes a question about a lot: a lead with its limits, its anti-bot answer and its consent, and the question that waits for
 * the staff. A phone is not asked for: the answer goes to the mailbox.
 * @throws Refused 403 for a wrong token, 404 for no lot, 422 without the consent of the explicit mode, 429 over the limits
 */
export async function askAboutLot(
  call: Call,
  { lot, ...asked }: ParsedInput<typeof contract>,
): Promise<{ text: string }> {
  const { services, session } = call;
  const about = lotDetails(services, { objectId: lot.toLowerCase() });
  const { lot: title, lotPlace, lotPrice, lotUrl } = about;
  if (!title || !lotUrl) throw refuse(404, 'Такого объекта нет');
  const input = { ...asked, phone: '', objectId: lot.toLowerCase() };
  return storeLead(call, {
    method: contract.name,
    input,
    purpose: PURPOSE,
    confirmation: `Ответим на\u00a0${asked.email} в\u00a0течение рабочего дня.`,
    next: null,
    keep: async (tx, leadGuid) => {
      await tx.insert(lotQuestions).values({
        ...{ guid: randomUUID(), key: randomBytes(16).toString('base64url') },
        ...{ leadGuid, userId: session?.user.id ?? null },
        ...{ name: asked.name, email: asked.email.toLowerCase(), text: asked.message },
        lot: [title, lotPlace].filter(Boolean).join(', '),
        price: lotPrice ?? '',
        url: new URL(lotUrl).pathname,
        createdAt: services.clock(),
      });
    },
  });
}

import { moscowDay } from '@m30/ui-kit/format';
import { demoOffers, demoRequests } from '../data/account/services.ts';
import { demoStatements } from '../data/account/statements.ts';
import { demoQuestions } from '../data/account/support-questions.ts';
import { demoTickets } from '../data/account/tickets.ts';
import type { Database } from '../../src/kernel/db/database.ts';
import { typeset } from '../../src/kernel/words/typography.ts';
import {
  serviceOffers,
  serviceRequests,
} from '../../src/modules/service/service-request/service-requests.table.ts';
import { statements } from '../../src/modules/service/statement/statements.table.ts';
import {
  supportQuestions,
  ticketMessages,
  tickets,
} from '../../src/modules/service/ticket/tickets.table.ts';
import { ANSWER_DAYS } from '../../src/modules/service/statement/send-statement.ts';
import { ANSWER_HOURS } from '../../src/modules/service/ticket/write-ticket.ts';
import { afterWorkingDays, afterWorkingHours } from '../../src/kernel/time/work-time.ts';

interface DocumentParts {
  userId: number;
  now: Date;
}

const DAY = 24 * 3600 * 1000;

/** Writes what may be ordered and asked, and what the demo buyer has written; the orders must be there already. */
export async function seedDocuments(db: Database, { userId, now }: DocumentParts): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await db
    .insert(serviceOffers)
    .values(demoOffers.map((offer) => ({ ...offer, choices: [...offer.choices] })));
  await db
    .insert(supportQuestions)
    .values(demoQuestions.map((question, position) => ({ ...typeset(question), position })));
  await db.insert(statements).values(
    demoStatements.map(({ order, sentAgo, takenAgo, decidedAgo, ...statement }) => ({
      ...{ ...statement, userId, orderGuid: order, createdAt: ago(sentAgo) },
      answerBy: afterWorkingDays(ago(sentAgo), ANSWER_DAYS),
      takenAt: takenAgo === null ? null : ago(takenAgo),
      decidedAt: decidedAgo === null ? null : ago(decidedAgo),
    })),
  );
  await db.insert(serviceRequests).values(
    demoRequests.map(({ service, name, order, sentAgo, wishedIn, plannedIn, ...request }) => ({
      ...{ ...request, userId, serviceId: service, serviceName: name, orderGuid: order },
      ...{ createdAt: ago(sentAgo), changedAt: ago(sentAgo) },
      wishedOn: moscowDay(ago(-wishedIn)),
      plannedOn: plannedIn === null ? null : moscowDay(ago(-plannedIn)),
    })),
  );
  await seedTickets(db, userId, ago);
}

async function seedTickets(db: Database, userId: number, ago: (days: number) => Date) {
  await db.insert(tickets).values(
    demoTickets.map(({ order, messages, ...ticket }) => {
      const first = ago(messages[0]?.daysAgo ?? 0);
      const answerBy = ticket.state === 'open' ? afterWorkingHours(first, ANSWER_HOURS) : null;
      const changedAt = ago(messages.at(-1)?.daysAgo ?? 0);
      return { ...ticket, userId, orderGuid: order, createdAt: first, changedAt, answerBy };
    }),
  );
  await db.insert(ticketMessages).values(
    demoTickets.flatMap(({ guid, messages }) =>
      messages.map(({ staff, text, daysAgo }, at) => ({
        guid: `${guid.slice(0, -4)}${guid.slice(-2)}${String(at + 1).padStart(2, '0')}`,
        ...{ ticketGuid: guid, staff, text, createdAt: ago(daysAgo) },
      })),
    ),
  );
}

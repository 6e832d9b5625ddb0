import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  checkAnswers,
  questionnaires,
  readAnswers,
  type Answers,
  type QuestionnaireKind,
} from '@m30/forms/questionnaire';
import type { ConsentKind } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import {
  bankApplications,
  mortgageApplications,
  mortgageDrafts,
} from './mortgage-applications.table.ts';
import { mortgageProgrammes } from '../../estate/objects.table.ts';
import { applyEvent } from '../order/apply-event.ts';
import { requireAction } from '../order/require-action.ts';
import { kindsOf, requireConsent, type SaidConsent } from '../../people/consent/require-consent.ts';
import { usesOf } from '../../people/captcha/puzzle-use.ts';
import { adoptGuest, ownedBy, takeOwner } from './draft-owner.ts';
import { withBanks } from './find-applications.ts';
import { mortgageLetter } from './mortgage.letters.ts';
import { openAtBanks } from './open-at-banks.ts';

type Application = ResultOf<'Mortgage.GetApplications'>['applications'][number];

/** The method that takes a questionnaire, and its token. */
export const SEND = 'Mortgage.Send';

/** Input of `Mortgage.Send`: answers by their paths (`p0.name`), and the banks that they go to. */
export interface SentQuestionnaire {
  kind: QuestionnaireKind;
  answers: Answers;
  /** Ids of banks' programmes. */
  programmes: readonly string[];
  order?: string | undefined;
  token: string;
  consent?: SaidConsent | undefined;
}

/**
 * Sends a full questionnaire to several banks at once.
 * @throws Refused 400 for wrong answers, 422 without the consents of the explicit mode, 403 for a wrong token, 404 for an unknown order or
 *   programme, 409 where the order waits for no mortgage, 429 after too many, 503 where the company has no
 *   way to banks
 */
export async function sendApplication(call: Call, sent: SentQuestionnaire): Promise<Application> {
  const { services } = call;
  const { token: _, ...payload } = sent;
  services.partners.of('bank');
  const valid = checkQuestionnaire(services, sent);
  requireConsent(services, sent.consent, { path: 'answers.consent_data' });
  requireConsent(services, sent.consent, { kinds: ['banks'], path: 'answers.consent_banks' });
  if (sent.programmes.length === 0) throw refuse(400, 'Выберите хотя бы один банк');
  await adoptGuest(call);
  const request = {
    method: SEND,
    key: call.idempotencyKey,
    payload: { ...payload, user: call.session?.user.id ?? null },
  };
  const guid = await once(services, request, (tx) => write(call, tx, { ...sent, answers: valid }));
  await openAtBanks(services, guid);
  void services.outbox.flush();
  const rows = await services.db
    .select()
    .from(mortgageApplications)
    .where(eq(mortgageApplications.guid, guid));
  const [application] = await withBanks(services.db, rows);
  if (!application) throw new Error(`application ${guid} was not written`);
  return application;
}

/**
 * Holds a questionnaire against its rules, the same as in the browser.
 * @returns the answers as they are stored
 * @throws Refused 400 that names the answers
 */
export function checkQuestionnaire(
  { clock, consentMode }: Pick<Services, 'clock' | 'consentMode'>,
  { kind, answers }: Pick<SentQuestionnaire, 'kind' | 'answers'>,
): Record<string, string> {
  const issues = checkAnswers(kind, answers, clock(), consentMode());
  const [first] = issues;
  if (!first) return readAnswers(kind, answers, consentMode());
  const paths = issues.map(({ path, message }) => ({ path: `answers.${path}`, message }));
  throw refuse(400, first.message, paths);
}

/** In the default mode one box of the questionnaire, without which it is not sent, stands for both. */
const agreedTo = (consent: SaidConsent): readonly ConsentKind[] =>
  consent.mode === 'default' ? ['processing', 'banks'] : kindsOf(consent);

/** Takes one of the few applications that an address may send. */
async function takeApplication(
  { services: { limits }, visitor }: Call,
  tx: Database,
): Promise<void> {
  if (await limits.take('applicationAddress', visitor.ip, tx)) return;
  throw refuse(429, 'Слишком много заявок подряд. Попробуйте через час или позвоните нам');
}

async function write(call: Call, tx: Database, sent: SentQuestionnaire): Promise<string> {
  const { services, session } = call;
  const { kind, answers, order, consent } = sent;
  await takeApplication(call, tx);
  if (!(await services.captcha.accept(tx, sent.token, usesOf(call, SEND)))) {
    throw refuse(403, 'Не удалось проверить, что заявку отправляет человек. Попробуйте ещё раз');
  }
  await lockOrderOf(call, tx, order);
  const programmes = await findProgrammes(tx, sent.programmes);
  const owner = await takeOwner(tx, call);
  const sentAt = services.clock();
  const guid = randomUUID();
  await tx.insert(mortgageApplications).values({
    guid,
    number: sql`'И-' || nextval('application_numbers')`,
    ...owner,
    orderGuid: order ?? null,
    kind,
    answers,
    consent: consent ? { ...consent, kinds: agreedTo(consent), at: sentAt.toISOString() } : null,
    sentAt,
  });
  await tx.insert(bankApplications).values(
    programmes.map((programmeId) => ({
      guid: randomUUID(),
      applicationGuid: guid,
      programmeId,
      answer: 'sent' as const,
    })),
  );
  await tx.delete(mortgageDrafts).where(ownedBy(mortgageDrafts, owner));
  await notifyStaff(tx, services, guid, programmes.length);
  if (order !== undefined && session) {
    await applyEvent(tx, services, {
      order,
      userId: session.user.id,
      type: 'mortgage.sent',
      key: `mortgage.sent:${guid}`,
      actor: 'buyer',
      data: { application: guid },
    });
  }
  return guid;
}

async function lockOrderOf(
  { services, session }: Call,
  tx: Database,
  order: string | undefined,
): Promise<void> {
  if (order === undefined) return;
  if (!session) throw refuse(404, 'Такого заказа нет');
  await requireAction(tx, services, { order, userId: session.user.id, action: 'apply-mortgage' });
}

/** @throws Refused 404 where one of them is no bank's programme */
async function findProgrammes(tx: Database, ids: readonly string[]): Promise<string[]> {
  const asked = new Set(ids);
  const found = await tx
    .select({ id: mortgageProgrammes.id })
    .from(mortgageProgrammes)
    .where(and(inArray(mortgageProgrammes.id, [...asked]), isNotNull(mortgageProgrammes.bankId)));
  if (found.length === asked.size) return found.map(({ id }) => id);
  throw refuse(404, 'Такой программы больше нет. Обновите страницу');
}

/** Without personal data: what was sent stands in the database. */
async function notifyStaff(
  tx: Database,
  { outbox, config }: Services,
  guid: string,
  count: number,
) {
  const [row] = await tx
    .select({ number: mortgageApplications.number })
    .from(mortgageApplications)
    .where(eq(mortgageApplications.guid, guid));
  const number = row?.number ?? guid;
  await outbox.add(tx, mortgageLetter.to(config.leadsTo, { number, count: String(count) }));
}

/** Whether a configuration goes to banks by itself. */
export const goesToBanks = (kind: QuestionnaireKind): boolean => questionnaires[kind].goesToBanks;

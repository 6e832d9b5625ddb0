import { randomInt } from 'node:crypto';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { codeOf, type Letter } from '../../../kernel/letter/define-letter.ts';
import { flowCookie } from './flow-cookie.ts';
import { authCodes } from './codes.table.ts';
import { allowSender, countCodeSms } from '../account/allow-sms.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { usesOf } from '../captcha/puzzle-use.ts';
import { takeQuotas, type Quota } from '../../../kernel/codes/code-quota.ts';
import { CODE_LIFETIME, MOST_CODES, MOST_CODES_IN_ALL } from '../../../kernel/codes/code-rules.ts';
import type { CodeChannel, CodePurpose } from './code-types.ts';
import { findAccount, type AccountKey } from '../account/find-account.ts';
import { openFlow } from './flow.ts';
import { sweepCodes } from './sweep-codes.ts';

/** A code that somebody asks for. */
export interface CodeRequest {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** `+7XXXXXXXXXX`. */
  phone: string;
  /** As the visitor typed it. */
  email?: string | undefined;
  /** Answer to the anti-bot puzzle, and the method that takes it; nothing is asked of a buyer who is logged in. */
  proof?: { method: string; token: string | undefined };
  /** Id of the buyer who is logged in: the code is good for that account alone, and counts against it. */
  buyer?: number;
  /** Chooses the message; one that carries no code explains why none is sent. */
  write: (account: AccountKey | undefined, code: string) => Letter;
}

/**
 * Sends a code, or a message that there is none to send. Both ways do the same work and give the
 * same answer: only the person with the phone or the mailbox learns whether there is an account.
 * @throws Refused 403 for a wrong token, 429 over the limits
 */
export async function sendCode(call: Call, request: CodeRequest): Promise<void> {
  const { services, visitor } = call;
  const { purpose, channel, phone, buyer } = request;
  if (!(await services.limits.take('codeAddress', visitor.ip))) {
    throw refuse(429, 'Слишком много кодов с вашего адреса. Попробуйте через час');
  }
  if (channel === 'sms' && !(await allowSender(call, 'code'))) {
    throw refuse(429, 'Слишком много СМС с вашего адреса. Получите код по почте');
  }
  const email = request.email?.toLowerCase();
  const flowId = await services.db.transaction(async (tx) => {
    if (buyer === undefined && !(await isProved(call, tx, request))) {
      throw refuse(403, 'Не удалось проверить, что код просит человек. Попробуйте ещё раз');
    }
    const now = services.clock();
    await takeQuotas(tx, quotasOf({ ...request, email }), now);
    if (channel === 'sms') await countCodeSms(call, tx);
    const account = await findAccount(services, tx, { phone, email });
    const flow = await openFlow(tx, call);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const message = request.write(account, code);
    const row = {
      channel,
      phone,
      email: email ?? null,
      codeHash: services.hashCode(code, [flow.hash, purpose, phone]),
      real: codeOf(message) !== undefined,
      tries: 0,
      userId: buyer ?? (purpose === 'recovery' ? (account?.id ?? null) : null),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME),
      confirmedAt: null,
    };
    await tx
      .insert(authCodes)
      .values({ flowHash: flow.hash, purpose, ...row })
      .onConflictDoUpdate({ target: [authCodes.flowHash, authCodes.purpose], set: row });
    if (!(await services.outbox.add(tx, message, 'code'))) {
      throw refuse(429, 'На этот номер сегодня отправлено слишком много СМС. Попробуйте завтра');
    }
    await sweepCodes(tx, now);
    return flow.id;
  });
  const { name, options } = flowCookie(services.config);
  call.setCookie(name, flowId, options);
  void services.outbox.flush();
}

async function isProved(call: Call, tx: Database, { proof }: CodeRequest): Promise<boolean> {
  if (!proof) return false;
  const { method, token = '' } = proof;
  return call.services.captcha.accept(tx, token, usesOf(call, method));
}

/**
 * A phone's codes count together, however they travel and whatever they are for, and for each purpose; each way has its own
 * countdown. So do a mailbox's. A buyer's count too, so that nobody who is logged in sends codes to everybody else.
 */
function quotasOf({ purpose, channel, phone, email, buyer }: CodeRequest): Quota[] {
  const inAll = { spaced: false, most: MOST_CODES_IN_ALL };
  const ofPurpose = { spaced: false, most: MOST_CODES };
  return [
    { key: `phone:${phone}`, ...inAll },
    { key: `purpose:${purpose}:${phone}`, ...ofPurpose },
    { key: `${channel}:${phone}`, ...inAll, spaced: true },
    ...(email === undefined
      ? []
      : [
          { key: `address:${email}`, ...inAll, spaced: channel === 'mail' },
          { key: `purpose:${purpose}:${email}`, ...ofPurpose },
        ]),
    ...(buyer === undefined ? [] : [{ key: `buyer:${purpose}:${buyer}`, ...ofPurpose }]),
  ];
}

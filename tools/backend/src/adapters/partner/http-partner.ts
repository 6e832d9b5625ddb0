import * as v from 'valibot';
import type { PartnerGateway } from '../../kernel/config/config.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { signBody } from './signature.ts';
import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import type { Breaker } from '../../kernel/observability/breaker.ts';
import type { Partner } from './partner.ts';
import type { PartnerDocument } from './types.ts';

interface HttpPartner {
  gateway: PartnerGateway;
  kind: PartnerKind;
  clock: () => Date;
  /** Address of the product, for callbacks and the way back. */
  publicOrigin: string;
  breaker: Breaker;
}

/** Milliseconds until the gateway has to have answered: a buyer waits for it, and gives up after ten seconds. */
const TIMEOUT_MS = 7_000;

const PageSchema = v.object({
  url: v.pipe(
    v.string(),
    v.url(),
    v.check((url) => /^https?:/.test(url)),
  ),
});

/**
 * A partner behind the company's own gateway: `POST {url}/{kind}` submits a matter and is answered
 * with `{ url }`, `POST {url}/{kind}/refund` gives money back. Files to sign are `documents`, their bytes in base64 as `content`. Requests are signed like the callbacks
 * (`X-Signature`) and carry the subject as `Idempotency-Key`. What it reports is a `PartnerEvent`: of a signature `signed` or `refused`, each with the
 * certificate, and `countersigned` about any signature of a contract when the company has signed it.
 */
export function createHttpPartner({
  gateway,
  kind,
  clock,
  publicOrigin,
  breaker,
}: HttpPartner): Partner {
  async function post(path: string, subject: string, content: object): Promise<Response> {
    const body = JSON.stringify(content);
    const response = await breaker.run(async () => {
      const answer = await fetch(`${gateway.url}/${path}`, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': subject,
          'x-signature': signBody(gateway.secret, body, clock()),
        },
      });
      if (answer.status >= 500) throw new Error(`${kind} answers ${answer.status}`);
      return answer;
    });
    // A refusal of one matter says nothing of the next one.
    if (!response.ok) throw new Error(`${kind} answers ${response.status}`);
    return response;
  }

  return {
    async open({ back, documents, ...matter }) {
      const callback = `${publicOrigin}/api/${kind}/callback`;
      const content = {
        ...matter,
        ...(documents && { documents: documents.map(toBase64) }),
        ...{ callback, back: `${publicOrigin}${back}` },
      };
      try {
        const response = await post(kind, matter.subject, content);
        return v.parse(PageSchema, await response.json());
      } catch (error) {
        throw Object.assign(refuse(503, 'Партнёр не отвечает. Попробуйте через несколько минут'), {
          cause: error,
        });
      }
    },
    async refund({ subject, amount }) {
      await post(`${kind}/refund`, subject, { subject, amount });
    },
  };
}

const toBase64 = ({ bytes, ...document }: PartnerDocument) => ({
  ...document,
  content: Buffer.from(bytes).toString('base64'),
});

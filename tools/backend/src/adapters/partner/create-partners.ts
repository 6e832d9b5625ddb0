import type { CoreServices } from '../../core/services.ts';
import { PARTNERS, type PartnerKind } from '../../domain/partner/types.ts';
import { createTestPartner } from '../test-partner/test-partner.ts';
import { createHttpPartner } from './http-partner.ts';
import type { Partner, Partners } from './partner.ts';

type Needed = Pick<
  CoreServices,
  'config' | 'db' | 'breakerOf' | 'clock' | 'outbox' | 'hashCode' | 'keyFor'
>;

/** Makes the partners that a sale passes through: behind the company's gateway, or the embedded ones. */
export function createPartners(needed: Needed): Partners {
  const { clock, keyFor } = needed;
  const { partnerGateway: gateway, publicOrigin } = needed.config;
  const gatewayOf = (kind: PartnerKind) => (gateway?.kinds.includes(kind) ? gateway : null);
  const make = (kind: PartnerKind): Partner => {
    const own = gatewayOf(kind);
    return own
      ? createHttpPartner({
          ...{ gateway: own, kind, clock, publicOrigin },
          breaker: needed.breakerOf(kind),
        })
      : createTestPartner(needed, kind);
  };
  const made = Object.fromEntries(PARTNERS.map((kind) => [kind, make(kind)])) as Record<
    PartnerKind,
    Partner
  >;
  return {
    of: (kind) => made[kind],
    keyOf: (kind) => gatewayOf(kind)?.secret ?? keyFor(`partner:${kind}`),
    isEmbedded: (kind) => gatewayOf(kind) === null,
  };
}

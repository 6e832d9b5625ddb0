import type { Services } from '../../kernel/services.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { NOT_SET_UP } from '../../adapters/partner/not-set-up.ts';
import { PARTNERS, type PartnerKind } from '../../kernel/config/partner-kind.ts';
import { createTestPartner } from '../../adapters/test-partner/test-partner.ts';
import { createHttpPartner } from '../../adapters/partner/http-partner.ts';
import type { Partner, Partners } from '../../adapters/partner/partner.ts';

type Needed = Pick<
  Services,
  'config' | 'db' | 'breakerOf' | 'clock' | 'outbox' | 'hashCode' | 'keyFor'
>;

/** Makes the partners that a sale passes through: behind the company's gateway, or the demo's own. */
export function createPartners(needed: Needed): Partners {
  const { clock, keyFor } = needed;
  const { partnerGateway: gateway, publicOrigin, demo } = needed.config;
  const gatewayOf = (kind: PartnerKind) => (gateway?.kinds.includes(kind) ? gateway : null);
  const make = (kind: PartnerKind): Partner | null => {
    const own = gatewayOf(kind);
    if (!own) return demo ? createTestPartner(needed, kind) : null;
    return createHttpPartner({
      ...{ gateway: own, kind, clock, publicOrigin },
      breaker: needed.breakerOf(kind),
    });
  };
  const made = new Map(PARTNERS.map((kind) => [kind, make(kind)]));
  const isEmbedded = (kind: PartnerKind) => demo && gatewayOf(kind) === null;
  return {
    of(kind) {
      const partner = made.get(kind);
      if (!partner) throw refuse(503, NOT_SET_UP[kind]);
      return partner;
    },
    keyOf: (kind) => gatewayOf(kind)?.secret ?? keyFor(`partner:${kind}`),
    isEmbedded,
    missing: PARTNERS.filter((kind) => !made.get(kind)),
    isOpen: (kind, url): url is string =>
      url !== null && (isEmbedded(kind) || !url.startsWith(`/test-${kind}/`)),
  };
}

/** Companies outside that a sale passes through. */
export const PARTNERS = ['acquirer', 'signature', 'escrow', 'registration', 'bank'] as const;

export type PartnerKind = (typeof PARTNERS)[number];

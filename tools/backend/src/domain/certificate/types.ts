/** A discount on what is bought from the company, or a gift to spend on its services. */
export const CERTIFICATE_KINDS = ['discount', 'gift'] as const;

export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

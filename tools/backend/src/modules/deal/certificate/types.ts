/** A discount on what is bought from the company, or a gift to spend on its services. */
export type CertificateKind = 'discount' | 'gift';

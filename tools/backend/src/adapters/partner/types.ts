/** A loan that a bank is asked for, besides its sum. */
export interface AskedLoan {
  /** Per cent a year. */
  readonly rate: number;
  /** Full cost (ПСК), per cent a year. */
  readonly costFrom: number;
  readonly costTo: number;
  readonly months: number;
}

/** The terms on which a bank lends; what it does not name is as it was asked for. */
export interface GrantedLoan extends Partial<AskedLoan> {
  /** ISO instant until which it lends on them. */
  readonly until?: string;
}

/** A file that is to be signed. */
export interface PartnerDocument {
  /** What it is called, Russian, without an ending. */
  readonly name: string;
  readonly type: 'application/pdf';
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
}

/** The qualified certificate that a signature was made with, as its authority issued it. */
export interface ReportedCertificate {
  /** Serial number, hex digits in pairs: «01 9F 3C». */
  readonly serial: string;
  /** The certification authority. */
  readonly issuer: string;
  /** Whom it names: «Савельева Марина Андреевна». */
  readonly owner: string;
  /** ISO instants. */
  readonly validFrom: string;
  readonly validTo: string;
}

/** What a partner reports to us, once or several times. */
export interface PartnerEvent {
  /** The partner's own: the same at every repeat. */
  readonly id: string;
  /** What we called the matter by: a payment, a step of a deal, an application to a bank. */
  readonly subject: string;
  /** In the past tense: `succeeded`, `signed`, `approved`. */
  readonly type: string;
  /** Kopecks, where money moved. */
  readonly amount: number | null;
  /** Number, account or reason in Russian, where there is one. */
  readonly note: string | null;
  /** Of an approval. */
  readonly loan?: GrantedLoan | undefined;
  /** Of a signature, where the operator tells it. */
  readonly certificate?: ReportedCertificate | undefined;
  /** ISO instant. */
  readonly at: string;
}

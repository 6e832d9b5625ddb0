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
  /** ISO instant. */
  readonly at: string;
}

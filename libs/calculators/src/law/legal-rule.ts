/** A rule of the law that something here is counted or done by: every such rule is declared once, in this shape. */
export interface LegalRule<Value = unknown> {
  /** The figure that it fixes; `true` where it fixes none. */
  readonly value: Value;
  /** What it says, Russian. */
  readonly rule: string;
  /** Law and article, Russian. */
  readonly source: string;
  /** ISO date on which the source was read: the edition that was in force on it is meant. */
  readonly readOn: string;
}

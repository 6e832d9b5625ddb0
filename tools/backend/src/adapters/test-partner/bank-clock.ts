/** Seconds after which the embedded bank looks at an application. */
export const REVIEW_AFTER = 20;

/** Seconds after which it approves one that nobody has decided on its page. */
export const DECISION_AFTER = 600;

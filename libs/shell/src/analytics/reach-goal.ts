/** A goal that a visitor has reached. */
export interface ReachedGoal {
  /** `form_opened`, `form_sent`, `callback_send`, `consultation_send`; of the shop `favourite_added`, `compare_added`, `hold_created`. */
  goal: string;
  /** Form in which it was reached: name of its modal. */
  form?: string;
}

/** Fired on the window with a {@link ReachedGoal} as its detail. */
export const GOAL_EVENT = 'm30:goal';

/** Tells that a goal was reached. Counters listen if the visitor has allowed them; otherwise nobody does. */
export function reachGoal(goal: string, form?: string): void {
  const detail: ReachedGoal = { goal, ...(form !== undefined && { form }) };
  dispatchEvent(new CustomEvent(GOAL_EVENT, { detail }));
}

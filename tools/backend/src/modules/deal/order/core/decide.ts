import type { OrderEvent, Wish } from './events.ts';
import { guards } from './guards.ts';
import { daysAfter } from '../../../../kernel/time/day.ts';
import { requiredDocuments } from './required-documents.ts';
import { FREE_HOLD_DAYS, HOLD_DAYS } from './rules.ts';
import type { OrderState } from './state.ts';
import { transitions, type Transition } from './transitions.ts';

/** Why a wish is refused: nothing of the kind happens in this stage, or a condition does not hold. */
export type Refusal = { stopped: boolean; missing: readonly string[] };

/** What comes of a wish. */
export type Decision = { event: OrderEvent } | { refusal: Refusal };

/** Decides by the table what a wish leads to; changes nothing. */
export function decide(state: OrderState, wish: Wish): Decision {
  const near = transitions.filter((one) => one.event === wish.type && fits(one, state));
  const found = near.find(({ when }) => when.every((name) => guards[name](state, wish)));
  if (!found) return { refusal: refusalOf(state, wish, near) };
  const to = found.to === 'same' ? state.stage : found.to;
  const side = found.side === 'same' ? state.side : found.side;
  return { event: { ...completed(state, wish, to), from: state.stage, to, side } as OrderEvent };
}

const fits = ({ from, sides }: Transition, { stage, side }: OrderState): boolean =>
  from.includes(stage) && sides.includes(side);

function refusalOf(state: OrderState, wish: Wish, near: readonly Transition[]): Refusal {
  const missing = near.flatMap(({ when }) => when.filter((name) => !guards[name](state, wish)));
  return { stopped: state.side !== null, missing: [...new Set(missing)] };
}

/** Until when the hold lasts and which document is meant is written into the event, so that nothing later changes it. */
function completed(state: OrderState, wish: Wish, to: number): Wish {
  if (wish.type === 'payment.succeeded' && to !== state.stage) {
    const until = daysAfter(wish.at, HOLD_DAYS).toISOString();
    return { ...wish, data: { ...wish.data, until } };
  }
  if (wish.type === 'hold.extended' && state.hold) {
    const { kind, until } = state.hold;
    const days = kind === 'free' ? FREE_HOLD_DAYS : HOLD_DAYS;
    return { ...wish, data: { until: daysAfter(until, days).toISOString() } };
  }
  if (wish.type === 'file.accepted' || wish.type === 'file.refused') {
    return { ...wish, data: { ...wish.data, ...documentOf(state, wish.data.file) } };
  }
  return wish;
}

/** What a file was uploaded as; whose it is where several people bring such a document. */
function documentOf(state: OrderState, file: string): { kind?: string; participant?: number } {
  const paper = state.papers.find((one) => one.file === file);
  if (!paper) return {};
  const { kind, participant } = paper;
  const owners = requiredDocuments(state).filter((one) => one.kind === kind);
  return { kind, ...(owners.length > 1 && { participant }) };
}

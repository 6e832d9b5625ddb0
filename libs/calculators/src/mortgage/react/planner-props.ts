import type { QueryCodec } from '../../state/use-query-state.ts';
import type { MortgageState } from '../core/mortgage-query.ts';

/** What the parts of the planner share. */
export interface PlannerPart {
  state: MortgageState;
  change: (part: Partial<MortgageState>) => void;
  /** Address of this page with a part of the state changed, for who has no script. */
  hrefOf: (part: Partial<MortgageState>) => string;
}

/** Makes {@link PlannerPart.hrefOf} of a state. */
export function hrefWith(
  codec: QueryCodec<MortgageState>,
  state: MortgageState,
  hidden: Readonly<Record<string, string>> = {},
): PlannerPart['hrefOf'] {
  return (part) => {
    const written = codec.write({ ...state, ...part });
    return `?${new URLSearchParams([...Object.entries(hidden), ...written])}`;
  };
}

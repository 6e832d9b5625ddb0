export { BoughtLots, type BoughtLotsProps } from './BoughtLots.tsx';
export { LotPlan, type LotPlanProps } from './LotPlan.tsx';
export { LotSummary, type LotSummaryProps, type OrderedLot } from './LotSummary.tsx';
export { newPriceOf } from './new-price.ts';
export { NO_SECOND_NAME, participantName, type Named } from './participant-name.ts';
export { reserveLot } from './reserve-lot.ts';
export { sideStateLabels, stageLabel, stagesOf, type SideState } from './stages.ts';

export { Analytics } from './Analytics.tsx';
export { GOAL_EVENT, reachGoal, type ReachedGoal } from './reach-goal.ts';
export { analyticsSources, readAnalytics, type AnalyticsSettings } from './settings.ts';

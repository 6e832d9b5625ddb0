export { Analytics } from './Analytics.tsx';
export { pushEcommerce, type EcommerceAction, type EcommerceProduct } from './ecommerce.ts';
export { GOAL_EVENT, reachGoal, type ReachedGoal } from './reach-goal.ts';
export { readAnalytics } from './read-settings.ts';
export { analyticsSources, type AnalyticsSettings } from './settings.ts';

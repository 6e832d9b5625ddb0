export { PlanCard } from './PlanCard.tsx';

export { CalculatorForm, Facts, Figure } from './CalculatorForm.tsx';
export { HowCounted } from './HowCounted.tsx';
export { ShareLink } from './ShareLink.tsx';

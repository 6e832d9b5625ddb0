export { CalculatorForm, Facts, Figure } from './CalculatorForm.tsx';
export { ShareLink } from './ShareLink.tsx';

export { LeadForms } from './LeadForms.tsx';

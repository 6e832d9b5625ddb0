export { leadTrigger, type LeadTrigger, type LeadTriggerData } from './lead-trigger.ts';

export {
  describeLeadPage,
  HONEYPOT,
  KEY,
  readLeadData,
  type LeadPage,
  type LeadPageOptions,
} from './lead-page.ts';
export { LeadPageForm, type LeadPageFormProps } from './LeadPageForm.tsx';
export { readLeadPost, type LeadPost } from './read-lead-post.ts';
export { sendLeadPost, type LeadPostAnswer } from './send-lead-post.ts';

/** What a lead needs once it is sent: loaded when a form is first touched, so that opening one costs less. */
export { atLeast } from '../../core/at-least.ts';
export { createLeadSender } from '../../core/lead-sender.ts';
export { Confirmation } from './Confirmation.tsx';

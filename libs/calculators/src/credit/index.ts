export { CreditNote, type CreditNoteProps, type StatedCredit } from './CreditNote.tsx';

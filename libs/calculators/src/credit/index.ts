export { CreditNote, type CreditNoteProps, type StatedCredit } from './CreditNote.tsx';
export * from './core/index.ts';

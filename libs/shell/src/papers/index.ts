export { Papers, type PapersProps } from './Papers.tsx';
export { usePaperUploads, type PaperUploads } from './use-paper-uploads.ts';

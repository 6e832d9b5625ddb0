export { OrderDocuments, type OrderDocumentsProps } from './OrderDocuments.tsx';
export { useDocumentUploads, type DocumentUploads } from './use-document-uploads.ts';

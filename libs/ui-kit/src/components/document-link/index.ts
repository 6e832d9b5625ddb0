export {
  DocumentLink,
  type DocumentElement,
  type DocumentFile,
  type DocumentLinkProps,
} from './DocumentLink.tsx';

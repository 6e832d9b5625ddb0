export { onBackEntry } from './back/entry.ts';
export { useBackCloses } from './back/use-back-closes.ts';
export type { ModalData, ModalRequest } from './request/modal-request.ts';
export { ModalHost } from './ModalHost.tsx';
export { recordClickScript } from './trigger.ts';

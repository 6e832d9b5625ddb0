export { modalAtom, type ModalRequest } from './modal-atom.ts';
export { ModalHost } from './ModalHost.tsx';
export { keepClickScript } from './trigger.ts';

import { atom } from 'jotai';

/** A modal that a trigger asked for; `data` holds the trigger's other `data-*` attributes. */
export interface ModalRequest {
  name: string;
  data: Readonly<Record<string, string | undefined>>;
}

/** The open modal, or `null`. */
export const modalAtom = atom<ModalRequest | null>(null);

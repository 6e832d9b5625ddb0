/** What a trigger says besides the name: its `data-*` attributes in camel case. */
export type ModalData = Readonly<Record<string, string | undefined>>;

/** A modal that somebody asked for. */
export interface ModalRequest {
  name: string;
  data: ModalData;
  /** The trigger, to give the focus back to; missing where nobody pressed anything. */
  opener?: HTMLElement | undefined;
}

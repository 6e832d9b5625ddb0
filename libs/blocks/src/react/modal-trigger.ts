/** Attributes of an element that opens a modal. */
export interface ModalTrigger {
  'data-modal-trigger': string;
  [data: `data-${string}`]: string | number | undefined;
}

/** What each modal of content is told; see the modals of the shell for how they read it. */
interface ContentModals {
  iconContent: { title: string; html: string };
  videoContent: { title: string; src?: string; captions?: string | undefined; embed?: string };
  /** `pictures` is JSON: `{ id, width, height, alt?, colour?, caption? }[]`, `index` from 0. */
  photoSlider: { title: string; pictures: string; index?: number };
  OSFrameModal: { title: string; src: string };
}

/** Attributes with which a press opens a modal of content. */
export function modalTrigger<Name extends keyof ContentModals>(
  name: Name,
  data: ContentModals[Name],
): ModalTrigger {
  const said = Object.entries(data).filter(([, value]) => value !== undefined);
  return {
    'data-modal-trigger': name,
    ...Object.fromEntries(said.map(([key, value]) => [`data-${key}`, value])),
  };
}

import { leadForms } from '@m30/forms';
import { leadModal } from './modals/lead/lead-modal.tsx';
import type { LoadModal } from './request/modal-props.ts';

const leads = Object.entries(leadForms).map(([name, load]) => [name, leadModal(load)] as const);

/** Every modal by its name (spec §2); each is loaded when it is first opened. */
export const modals: Readonly<Record<string, LoadModal>> = {
  ...Object.fromEntries(leads),
  iconContent: () => import('./modals/icon-content/IconContentModal.tsx'),
  login: () => import('./modals/login/LoginModal.tsx'),
  OSFrameModal: () => import('./modals/frame/FrameModal.tsx'),
  photoSlider: () => import('./modals/photo-slider/PhotoSliderModal.tsx'),
  services: () => import('./modals/services/ServicesModal.tsx'),
  servicesInner: () => import('./modals/services/ServiceModal.tsx'),
  viewing: () => import('./modals/viewing/ViewingModal.tsx'),
  videoContent: () => import('./modals/video-content/VideoContentModal.tsx'),
};

/** Finds the loader of a modal; a name that nobody knows gives `undefined`. */
export function findModal(name: string): LoadModal | undefined {
  return Object.hasOwn(modals, name) ? modals[name] : undefined;
}

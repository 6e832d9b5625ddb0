import type { ComponentType } from 'react';

/** A chunk of its own, whose default export is the widget; it takes no props. */
export type WidgetModule = Promise<{ default: ComponentType }>;

/** Widgets over the page by name: a line each, loaded after the first interaction. */
export const widgets: Readonly<Record<string, () => WidgetModule>> = {
  smartCall: () => import('./smart-call/SmartCall.tsx'),
  videoGuide: () => import('./video-guide/VideoGuide.tsx'),
};

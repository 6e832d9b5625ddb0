import type { ComponentType } from 'react';

/** Module of a widget. */
export type WidgetModule = Promise<{ default: ComponentType }>;

/** Widgets over the page by name: a line each, loaded after the first interaction. */
export const widgets: Readonly<Record<string, () => WidgetModule>> = {
  smartCall: () => import('./smart-call/SmartCall.tsx'),
  videoGuide: () => import('./video-guide/VideoGuide.tsx'),
};

import type { ToastMessage } from '@m30/ui-kit/toast';

/** A short message that goes by itself. */
export type Toast = ToastMessage;

/** Shows a message at the edge of the window, from anywhere in the browser; its place is loaded then. */
export async function showToast(toast: Toast): Promise<void> {
  const { showInHost } = await import('./ToastHost.tsx');
  showInHost(toast);
}

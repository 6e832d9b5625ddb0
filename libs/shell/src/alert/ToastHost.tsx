import { ToastRegion, useToast, type ToastMessage } from '@m30/ui-kit/toast';
import { createHost } from './host.tsx';

let place: HTMLElement | null = null;

const show = createHost<ToastMessage>({
  Provider: ToastRegion,
  useShow: useToast,
  onMount: (element) => (place = element),
});

/** Shows a message over the cookie notice and the page's bar, making its place with the first one. */
export function showInHost(toast: ToastMessage): void {
  show(toast);
  const notice = document.getElementById('cookie-notice')?.getBoundingClientRect();
  if (notice?.height && innerWidth < 900)
    place?.style.setProperty('--m30-floor', `${innerHeight - notice.top}px`);
  else place?.style.removeProperty('--m30-floor');
}

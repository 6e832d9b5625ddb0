import { ToastRegion, useToast, type ToastMessage } from '@m30/ui-kit/toast';
import { createHost } from './host.tsx';

/** Shows a message over the page, making its place with the first one. */
export const showInHost = createHost<ToastMessage>({
  Provider: ToastRegion,
  useShow: useToast,
});

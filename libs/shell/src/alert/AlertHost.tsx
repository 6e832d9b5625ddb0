import { GlobalAlert, useGlobalAlert, type AlertMessage } from '@m30/ui-kit/global-alert';
import { createHost } from './host.tsx';
import type { Alert } from './show-alert.ts';

const show = createHost<AlertMessage>({ Provider: GlobalAlert, useShow: useGlobalAlert });

/** Shows a message in the alert window, making its place with the first one. */
export function showInHost({ title, ...alert }: Alert): void {
  show({
    ...(title !== undefined && { title }),
    ...('html' in alert ? { html: alert.html } : { content: alert.text }),
  });
}

/** A message that waits for «Ок»: plain words, or HTML of the server. */
export type Alert = { title?: string } & ({ text: string } | { html: string });

/** Shows a message over whatever is open, from anywhere in the browser; its window is loaded then. */
export async function showAlert(alert: Alert): Promise<void> {
  const { showInHost } = await import('./AlertHost.tsx');
  showInHost(alert);
}

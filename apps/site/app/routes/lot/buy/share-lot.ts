import { showToast } from '@m30/shell/alert';

/** Gives a page to somebody: by the browser's own way to share, else its link is copied. */
export async function shareLot(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    await showToast({ tone: 'info', text: 'Ссылка скопирована' });
  } catch (error) {
    // Whoever closes the window of sharing has changed his mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    window.prompt('Ссылка на\u00a0страницу', url);
  }
}

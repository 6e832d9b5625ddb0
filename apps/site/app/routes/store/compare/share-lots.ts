import { showToast } from '@m30/shell/alert';

/**
 * Gives lots to somebody: by the browser's own way to share, else the link is copied.
 * @param path of this site
 * @param title for the window of sharing
 */
export async function shareLots(path: string, title = 'Сравнение лотов'): Promise<void> {
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
    window.location.assign(url);
  }
}

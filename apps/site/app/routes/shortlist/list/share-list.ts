import { showToast } from '@m30/shell/alert';

/**
 * Gives the link of a list to somebody: by the browser's own way to share, else it is copied.
 * @param path of this site
 */
export async function shareList(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: 'Выбираем вместе', url });
      return;
    }
    await navigator.clipboard.writeText(url);
    await showToast({ tone: 'info', text: 'Ссылка скопирована' });
  } catch (error) {
    // Whoever closes the window of sharing has changed his mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await showToast({ tone: 'info', text: `Скопируйте ссылку: ${url}` });
  }
}

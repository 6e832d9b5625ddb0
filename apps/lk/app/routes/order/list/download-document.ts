import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';

/**
 * Starts the download of a document of an order. The order is asked for first: where the session has
 * ended the visitor logs in and the download goes on, instead of failing in the browser's words.
 */
export async function downloadDocument(guid: string, src: string): Promise<void> {
  try {
    await browserApi.post('Order.GetFiles', { guid });
  } catch (error) {
    // Whoever closes the login has changed his mind; any other trouble is the download's own.
    if (error instanceof ApiRefusal && error.code === 401) return;
  }
  location.assign(src);
}

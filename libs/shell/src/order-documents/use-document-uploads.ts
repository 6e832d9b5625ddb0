import type { InputOf } from '@m30/api/client';
import { browserApi } from '../browser/index.ts';
import { useUploads, type Uploads } from '../upload/index.ts';

/** What a document is, and whose. */
export type DocumentPlace = Pick<InputOf<'Order.AddFile'>, 'kind' | 'participant'>;

/** OrderDocuments of an order on their way. */
export type DocumentUploads = Uploads<DocumentPlace>;

/**
 * OrderDocuments of an order on their way; those that were when the page was left go on by themselves.
 * @param onArrived called when the server has a document
 */
export const useDocumentUploads = (guid: string, onArrived: () => void): DocumentUploads =>
  useUploads<DocumentPlace>({
    owner: guid,
    begin: (file, place) => browserApi.post('Order.AddFile', { guid, ...place, ...file }),
    remove: (file) => browserApi.post('Order.DeleteFile', { guid, file }),
    onArrived,
  });

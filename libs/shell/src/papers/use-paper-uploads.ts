import type { InputOf } from '@m30/api/client';
import { browserApi } from '../browser/index.ts';
import { useUploads, type Uploads } from '../upload/index.ts';

/** What a paper is, and whose. */
export type PaperPlace = Pick<InputOf<'Order.AddFile'>, 'kind' | 'participant'>;

/** Papers of an order on their way. */
export type PaperUploads = Uploads<PaperPlace>;

/**
 * Papers of an order on their way; those that were when the page was left go on by themselves.
 * @param onArrived called when the server has a paper
 */
export const usePaperUploads = (guid: string, onArrived: () => void): PaperUploads =>
  useUploads<PaperPlace>({
    owner: guid,
    begin: (file, place) => browserApi.post('Order.AddFile', { guid, ...place, ...file }),
    remove: (file) => browserApi.post('Order.DeleteFile', { guid, file }),
    onArrived,
  });

import { browserApi } from '@m30/shell/browser';
import { askUpload, sendPart, uploadFile, type UploadPort } from '@m30/shell/upload';

/**
 * Sends a file that a form will name when it is sent itself.
 * @returns guid of the file
 * @throws ApiRefusal when the server does not take it
 */
export async function sendFormFile(
  file: File,
  { signal, onProgress }: Pick<UploadPort, 'signal' | 'onProgress'>,
): Promise<string> {
  const { name, size } = file;
  const letter = crypto.randomUUID();
  const { upload, offset, chunk } = await browserApi.post('Form.AddFile', { letter, name, size });
  await uploadFile(
    { upload, file, offset, chunk },
    { ask: askUpload, send: sendPart, signal, onProgress },
  );
  return upload;
}

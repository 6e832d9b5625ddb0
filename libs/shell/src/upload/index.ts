export { uploadFile, type Sending, type UploadPort, type UploadState } from '@m30/api/client';
export { prepareFile } from './prepare-file.ts';
export {
  askUpload,
  sendPart,
  useUploads,
  type Upload,
  type Uploads,
  type UploadsHost,
} from './use-uploads.ts';

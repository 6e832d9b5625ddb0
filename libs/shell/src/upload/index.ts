export { uploadFile, type Sending, type UploadPort, type UploadState } from '@m30/api/upload';
export { prepareFile } from './prepare-file.ts';
export {
  askUpload,
  sendPart,
  useUploads,
  type Upload,
  type Uploads,
  type UploadsHost,
} from './use-uploads.ts';

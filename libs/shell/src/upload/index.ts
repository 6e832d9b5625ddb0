export { prepareFile } from './prepare-file.ts';
export { askUpload, sendPart, type UploadState } from './send-part.ts';
export { uploadFile, type Sending, type UploadPort } from './upload-file.ts';
export { useUploads, type Upload, type Uploads, type UploadsHost } from './use-uploads.ts';

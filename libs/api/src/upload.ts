export { uploadsAt, type UploadPlace, type UploadState } from './core/send-part.ts';
export { uploadFile, type Sending, type UploadPort } from './core/upload-file.ts';

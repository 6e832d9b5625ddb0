export { addFiles, checkFile, type FileLimits } from './check-file.ts';
export { FileField, type FileFieldProps } from './FileField.tsx';

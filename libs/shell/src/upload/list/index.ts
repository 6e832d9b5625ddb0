export { ChooseFiles, type ChooseFilesProps } from './ChooseFiles.tsx';
export { FileRow, type FileRowData, type FileRowProps } from './FileRow.tsx';
export { UploadRow, type UploadRowProps } from './UploadRow.tsx';

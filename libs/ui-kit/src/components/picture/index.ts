export { Picture, type PictureData, type PictureProps } from './Picture.tsx';
export { pictureUrl, type PictureFile, type PictureUrl } from './sources.ts';

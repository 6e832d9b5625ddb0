export { Lightbox, type CaptionedPicture, type LightboxProps } from './Lightbox.tsx';

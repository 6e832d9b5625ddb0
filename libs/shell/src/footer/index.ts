export { FooterFrame, type FooterFrameProps } from './FooterFrame.tsx';
export { FooterLinks } from './FooterLinks.tsx';

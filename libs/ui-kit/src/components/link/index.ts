export { ArrowLink, type ArrowLinkProps } from './ArrowLink.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';

// The frame of a page is seen at once and used later: the browser loads its code by this module.
// Its styles are linked with the page all the same, see `tools/config/src/chunks`.
export { Footer } from '../footer/Footer.tsx';
export { PlainFooter } from '../footer/PlainFooter.tsx';
export { Header } from '../header/Header.tsx';
export { Visit } from './Visit.tsx';

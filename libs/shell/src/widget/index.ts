export { Widgets } from './Widgets.tsx';

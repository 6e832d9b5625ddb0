/** The document of the framework's own templates. */
export { default } from '../../react-router/app/root.tsx';

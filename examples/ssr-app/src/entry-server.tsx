import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The page as HTML. */
export const render = () => renderToString(<App />);

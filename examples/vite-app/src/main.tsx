import { createRoot } from 'react-dom/client';
import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import '@m30/ui-kit/styles.css';
import '@m30/forms/styles.css';
import '@m30/auth/styles.css';
import '@m30/calculators/styles.css';
import '@m30/map/styles.css';
import '@m30/blocks/styles.css';
import { App } from './App.tsx';

const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);

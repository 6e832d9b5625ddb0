import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import './styles/studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRouter } from './router.tsx';
import { Studio } from './Studio.tsx';

const place = document.getElementById('studio');
if (!place) throw new Error('index.html has no place for the Studio');
createRoot(place).render(
  <StrictMode>
    <Studio router={createRouter()} />
  </StrictMode>,
);

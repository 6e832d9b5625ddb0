import { hydrateRoot } from 'react-dom/client';
import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import '@m30/ui-kit/styles.css';
import '@m30/forms/styles.css';
import '@m30/calculators/styles.css';
import '@m30/map/styles.css';
import '@m30/blocks/styles.css';
import type { ParsedBlock } from '@m30/blocks';
import { App } from './App.tsx';

const root = document.getElementById('app');
const blocks: readonly ParsedBlock[] = JSON.parse(
  document.getElementById('blocks')?.textContent ?? '[]',
);
if (root) hydrateRoot(root, <App blocks={blocks} />);

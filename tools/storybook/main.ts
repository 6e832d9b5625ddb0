import type { StorybookConfig } from '@storybook/react-vite';
import { CSS_TARGET } from '@m30/config/css-target';
import { defaultClientConditions, mergeConfig } from 'vite';
import { examplesIndexer } from './examples-indexer.ts';

const config: StorybookConfig = {
  stories: [
    './{tokens,writing}/*.stories.tsx',
    '../../libs/*/src/**/*.examples.tsx',
    '../../libs/*/src/**/*.stories.tsx',
  ],
  staticDirs: [{ from: '../../libs/map/assets', to: '/map' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  experimental_indexers: (known = []) => [...known, examplesIndexer],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The workspace's libraries are read from their sources.
      resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
      build: { cssTarget: CSS_TARGET },
    }),
};

export default config;

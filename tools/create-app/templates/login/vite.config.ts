import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { BACKEND: target = '' } = loadEnv(mode, '.', '');
  // The backend takes writes of its own site alone, so the proxy says its origin.
  const proxy = { '/api': { target, changeOrigin: true, headers: { origin: target } } };
  return {
    server: { proxy },
    preview: { proxy },
    // The packages say 'use client' for React Server Components; a bundle of the browser does without.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  };
});

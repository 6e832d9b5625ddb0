import { defineConfig } from 'vite';

export default defineConfig({
  // The packages say 'use client' for React Server Components; a bundle of the browser does without.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  // The map finds its worker beside itself.
  optimizeDeps: { exclude: ['@m30/map'] },
});

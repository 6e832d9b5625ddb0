import { defineConfig } from 'vite';

export default defineConfig({
  // The packages say 'use client' for React Server Components; a bundle of the browser does without.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});

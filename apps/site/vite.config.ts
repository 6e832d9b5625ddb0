import { defineConfig } from 'vite';
import { appConfig } from '../vite.app.ts';

export default defineConfig(appConfig({ base: '/' }));

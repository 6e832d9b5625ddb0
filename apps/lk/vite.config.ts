import { defineConfig } from 'vite';
import { appConfig } from '@m30/config/app';

export default defineConfig(appConfig({ base: '/lk/' }));

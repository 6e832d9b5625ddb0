import { hydrateApp } from '@m30/shell/hydrate';

hydrateApp();

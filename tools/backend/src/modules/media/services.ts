import type { MediaStore } from './media-store.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** Pictures and drawings. */
    readonly media: MediaStore;
  }
}

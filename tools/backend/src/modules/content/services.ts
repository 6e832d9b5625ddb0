import type { Content } from './library/content.ts';
import type { PreviewLinks } from './page/preview-link.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    readonly content: Content;
    readonly previews: PreviewLinks;
  }
}

import { getSitemap } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sitemapSections } from './sitemap-sections.ts';

/** Lists what search engines may index, as the catalogue and the content were read last. */
export const getSitemapHandler = implement(getSitemap, (_input, { services }) => ({
  sections: sitemapSections(
    services.content.library,
    services.catalogue.snapshot,
    services.clock(),
  ),
}));

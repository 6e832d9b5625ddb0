import type { ResultOf } from '@m30/api/client';
import { FooterFrame } from '@m30/shell/footer';
import { FooterMenu } from './FooterMenu.tsx';
import { footerProps } from './footer-props.ts';

/** Footer of the site: how to reach the company, every section, the legal line. */
export function Footer({ template }: { template: ResultOf<'Content.GetTemplate'> }) {
  const props = footerProps(template);
  return (
    <FooterFrame {...props} cacheKey={['footer', props, template.menu_footer]}>
      <FooterMenu sections={template.menu_footer} />
    </FooterFrame>
  );
}

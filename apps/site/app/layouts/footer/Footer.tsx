import { browserApi } from '@m30/shell/browser';
import { FooterFrame } from '@m30/shell/footer';
import { StaticPart } from '../../components/static-part/index.ts';
import type { FooterSections, Template } from '../template.ts';
import { FooterMenu } from './FooterMenu.tsx';
import { footerProps } from './footer-props.ts';

export interface FooterProps {
  template: Template;
  /** `null` in a browser whose document holds them as HTML, or was opened without a footer. */
  sections: FooterSections | null;
}

/** Footer of the site: how to reach the company, every section, the legal line. */
export function Footer({ template, sections }: FooterProps) {
  const props = footerProps(template);
  return (
    <FooterFrame {...props} cacheKey={['footer', props, sections]}>
      <StaticPart data={sections} restore={askSections}>
        {(shown) => <FooterMenu sections={shown} />}
      </StaticPart>
    </FooterFrame>
  );
}

const askSections = async () => (await browserApi.post('Content.GetTemplate', {})).menu_footer;

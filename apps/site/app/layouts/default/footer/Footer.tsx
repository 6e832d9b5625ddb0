import type { ResultOf } from '@m30/api/client';
import { FooterFrame } from '@m30/shell/footer';
import { FooterMenu } from './FooterMenu.tsx';

/** Footer of the site: how to reach the company, every section, the legal line. */
export function Footer({ template }: { template: ResultOf<'Content.GetTemplate'> }) {
  const { phone, tagline, privacy_policy, legal_link, menu_footer, ...rest } = template;
  return (
    <FooterFrame
      {...rest}
      phone={{ value: phone.value, caption: tagline.additional }}
      links={legal_link ? [privacy_policy, legal_link] : [privacy_policy]}
    >
      <FooterMenu sections={menu_footer} />
    </FooterFrame>
  );
}

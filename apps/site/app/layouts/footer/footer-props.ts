import type { FooterFrameProps } from '@m30/shell/footer';
import type { Template } from '../template.ts';

/** What the template of the site says to every kind of its footer. */
export function footerProps(template: Template): FooterFrameProps {
  const { logo, phone, tagline, email, address, copyright, social, legal } = template;
  const { privacy_policy, legal_link } = template;
  return {
    logo,
    phone: { value: phone.value, caption: tagline.additional },
    email,
    address,
    copyright,
    social,
    legal,
    links: legal_link ? [privacy_policy, legal_link] : [privacy_policy],
  };
}

import type { ResultOf } from '@m30/api/client';
import type { StudioInput } from '@m30/studio/contract/client';
import type { Templates } from '../library/library.ts';

/** What the staff write of header, menus and footer; each fact once. */
export type TemplateBody = StudioInput<'Template.Save'>['body'];

type Account = ResultOf<'LK.GetTemplate'>;
type AccountBlock = Account['menu_footer'][number];

/** Ends the session: it belongs to the account, whatever the staff write. */
const LOGOUT: AccountBlock = { label: 'Выйти из кабинета', elements: [], logout: true };

/** What is written of a site that has been set up; `{}` of one that has not. */
export function toBody(templates: Templates | null): TemplateBody | Record<string, never> {
  if (!templates) return {};
  const { site, account } = templates;
  const { logo, tagline, phone, email, address, copyright, social } = site;
  const { menu_main, menu_header, menu_footer, center, privacy_policy } = site;
  const { legal, legal_link, instruction } = site;
  return {
    company: {
      ...{ logo, tagline, email, address, copyright, social: social as Social },
      phone: phone.value,
    },
    site: {
      ...{ menu_main, menu_header, menu_footer, privacy_policy, legal, legal_link, instruction },
      ...(center !== null && { center }),
    },
    account: {
      caption: account.phone.caption,
      privacy: account.privacy_policy.text,
      menu_header: account.menu_header,
      menu_footer: account.menu_footer.filter(({ logout }) => !logout),
    },
  };
}

/** The contract leaves signs open, the form offers those that are drawn. */
type Social = TemplateBody['company']['social'];

/** The rows of what is written; counters are filled when the template is asked for. */
export function toTemplates({ company, site, account }: TemplateBody): Templates {
  const { phone, ...shared } = company;
  const { center = null, ...own } = site;
  const counters = { basket: { count: 0 }, compare: { count: 0 } };
  return {
    site: { ...shared, ...own, ...counters, phone: { value: phone }, center },
    account: {
      ...shared,
      phone: { value: phone, caption: account.caption },
      privacy_policy: { ...site.privacy_policy, text: account.privacy },
      menu_header: account.menu_header,
      menu_footer: [...account.menu_footer, LOGOUT],
      ...(site.instruction && { instruction: site.instruction }),
    },
  };
}

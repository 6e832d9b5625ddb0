import type { ResultOf } from '@m30/api/client';
import { FooterFrame } from '@m30/shell/footer';
import { footerProps } from './footer-props.ts';

/** Footer of the older layout: how to reach the company and the legal line, no sections. */
export function PlainFooter({ template }: { template: ResultOf<'Content.GetTemplate'> }) {
  return <FooterFrame {...footerProps(template)} />;
}

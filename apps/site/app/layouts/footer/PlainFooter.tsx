import { FooterFrame } from '@m30/shell/footer';
import type { Template } from '../template.ts';
import { footerProps } from './footer-props.ts';

/** Footer of the older layout: how to reach the company and the legal line, no sections. */
export function PlainFooter({ template }: { template: Template }) {
  return <FooterFrame {...footerProps(template)} />;
}

import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Html } from '../../react/Html.tsx';
import type { FaqProps } from './faq.schema.ts';
import styles from './FaqBlock.module.css';

/** Questions that open one by one; the browser's page search finds closed answers too. */
export function FaqBlock({ title, text, link, items }: FaqProps) {
  return (
    <div className={styles.faq}>
      <BlockHead title={title} text={text} link={link} />
      <div className={styles.items}>
        <Accordion>
          {items.map(({ question, html }, index) => (
            <AccordionItem key={index} title={question}>
              <Html tree={html} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </div>
  );
}

import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { Documents } from '../../parts/documents/Documents.tsx';
import { Html } from '../../react/Html.tsx';
import styles from './AccordionBlock.module.css';
import type { AccordionProps } from './accordion.schema.ts';

/** Questions and documents that open one by one, under a heading of their own. */
export function AccordionBlock({ title, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <Accordion className={styles.items}>
        {items.map((item, index) => (
          <AccordionItem key={index} title={item.title}>
            {'documents' in item ? (
              <Documents documents={item.documents} />
            ) : (
              <Html tree={item.html} />
            )}
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

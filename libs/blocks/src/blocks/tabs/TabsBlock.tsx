import { Tabs } from '@m30/ui-kit/tabs';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { NestedBlocks } from '../../react/NestedBlocks.tsx';
import type { TabsProps } from './tabs.schema.ts';
import styles from './TabsBlock.module.css';

/** Blocks under tabs; every panel is in the page, and without script all of them are seen. */
export function TabsBlock({ title, text, link, items }: TabsProps) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <div className={styles.tabs}>
        <Tabs
          label={title ?? 'Разделы'}
          items={items.map(({ label, blocks }, index) => ({
            id: String(index),
            label,
            content: (
              <>
                <Heading className={styles.name}>{label}</Heading>
                <NestedBlocks blocks={blocks} />
              </>
            ),
          }))}
        />
      </div>
    </>
  );
}

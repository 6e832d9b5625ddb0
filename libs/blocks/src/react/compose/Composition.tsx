import { useMemo } from 'react';
import type { Compose } from '../../core/compose/compose.ts';
import { contentsOf, firstSteps } from '../../core/compose/contents.ts';
import { sectionsOf, type Section } from '../../core/compose/sections.ts';
import type { ParsedBlock } from '../../core/parsed-block.ts';
import styles from './Compose.module.css';
import { ContentsList } from './ContentsList.tsx';
import { PageSection } from './PageSection.tsx';
import { Ruler } from './Ruler.tsx';

export interface CompositionProps {
  blocks: readonly ParsedBlock[];
  compose: Compose;
}

/** The blocks of a page as its composition lays them out: sections with one gap between them. */
export function Composition({ blocks, compose }: CompositionProps) {
  const { sections, contents, steps } = useMemo(() => {
    const found = sectionsOf(blocks, compose);
    return { sections: found, contents: contentsOf(found, compose), steps: firstSteps(found) };
  }, [blocks, compose]);

  const section = (one: Section, index: number) => (
    <PageSection key={index} section={one} index={index} firstStep={steps[index] ?? 1}>
      {one.kind === 'opening' && contents && <ContentsList items={contents.items} />}
    </PageSection>
  );
  const [from, to] = contents && compose === 'guide' ? contents.course : [0, -1];
  return (
    <div className={styles.flow} data-compose={compose}>
      {sections.slice(0, from).map((one, at) => section(one, at))}
      {contents && to >= from && (
        <div className={styles.course}>
          <Ruler contents={contents} />
          <div className={styles.flow}>
            {sections.slice(from, to + 1).map((one, at) => section(one, from + at))}
          </div>
        </div>
      )}
      {sections.slice(to + 1).map((one, at) => section(one, to + 1 + at))}
    </div>
  );
}

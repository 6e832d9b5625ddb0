import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studioQuery } from '../../../api/queries.ts';
import { BlockForm } from '../../pages/BlockForm.tsx';
import { BlockRows } from '../../pages/BlockRows.tsx';
import { kindsOf, type Body } from '../../pages/editing/page.ts';
import type { Mistake } from '../../../components/shape/shape.ts';
import styles from './Fields.module.css';

type Blocks = Body['blocks'];

interface BlocksFieldProps {
  label: string;
  value: unknown;
  /** Of the blocks: `0.text`. */
  mistakes: readonly Mistake[];
  onChange: (blocks: Blocks) => void;
}

/** What an entry is made of, by the blocks and forms of the pages. */
export function BlocksField({ label, value, mistakes, onChange }: BlocksFieldProps) {
  const blocks = value as Blocks;
  const [chosen, setChosen] = useState<number | null>(blocks.length === 1 ? 0 : null);
  const { data } = useQuery(studioQuery('Pages.Blocks', {}));
  const kinds = data ? kindsOf(data) : [];
  const block = chosen === null ? undefined : blocks[chosen];
  const kind = kinds.find(({ type }) => type === block?.type);
  return (
    <fieldset className={styles.blocks}>
      <legend>{label}</legend>
      <BlockRows
        {...{ kinds, chosen, mistakes, label }}
        body={{ blocks }}
        about={null}
        onChoose={setChosen}
        onChange={(next, at) => {
          onChange(next as Blocks);
          setChosen(at);
        }}
      />
      {block && kind && chosen !== null && (
        <section key={chosen} aria-label="Блок">
          <BlockForm
            {...{ kind, block, mistakes, index: chosen }}
            onChange={(next) => onChange(blocks.with(chosen, next as Blocks[number]))}
          />
        </section>
      )}
    </fieldset>
  );
}

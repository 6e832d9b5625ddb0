import type { Mistake } from '../../components/shape/shape.ts';
import { closest, GroupFields, ShapeField } from '../../components/shape/ShapeField.tsx';
import type { BlockKind } from './editing/page.ts';
import styles from './Pages.module.css';

interface BlockFormProps {
  kind: BlockKind;
  block: Readonly<Record<string, unknown>>;
  index: number;
  mistakes: readonly Mistake[];
  onChange: (block: unknown) => void;
}

/** The form that the schema of a block asks for; a mistake stands at its field. */
export function BlockForm({ kind, block, index, mistakes, onChange }: BlockFormProps) {
  const path = String(index);
  const own = kind.shape.kind === 'either' ? closest(kind.shape.of, block) : kind.shape;
  const whole = mistakes.find((one) => one.path === path)?.message;
  const common = { value: block, path, mistakes, onChange };
  return (
    <>
      <h2>{kind.title ?? kind.type}</h2>
      {whole && (
        <p role="alert" className={styles.wrong}>
          {whole}
        </p>
      )}
      <div className={styles.fields}>
        {own.kind === 'group' ? (
          <GroupFields {...common} shape={own} />
        ) : (
          <ShapeField {...common} shape={own} label="Данные" />
        )}
        <h3>Вид</h3>
        <GroupFields {...common} shape={{ kind: 'group', fields: kind.frame }} />
      </div>
    </>
  );
}

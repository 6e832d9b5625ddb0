import { Button } from '@m30/ui-kit/button';
import { ToolButton } from '../../../components/tool-button/ToolButton.tsx';
import { moved } from '../editing/at-path.ts';
import { wordsOf, type Shape } from '../editing/page.ts';
import styles from './Fields.module.css';
import { ShapeField, type ShapeFieldProps } from './ShapeField.tsx';

/** A list: its items are added, moved and taken away by buttons. */
export function ListField({
  shape,
  label,
  value,
  path,
  mistakes,
  onChange,
}: ShapeFieldProps & { shape: Shape & { kind: 'list' } }) {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const error = mistakes.find((one) => one.path === path)?.message;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      {items.map((item, index) => {
        const name = `${label} ${index + 1}`;
        const said =
          typeof item === 'object' && item !== null ? wordsOf(item as Record<string, unknown>) : '';
        return (
          <details
            key={index}
            open={
              items.length === 1 ||
              mistakes.some((one) => one.path.startsWith(`${path}.${index}.`)) ||
              undefined
            }
          >
            <summary>{said || name}</summary>
            <ShapeField
              {...{ shape: shape.item, mistakes }}
              label={name}
              value={item}
              path={`${path}.${index}`}
              onChange={(next) => onChange(items.with(index, next ?? emptyOf(shape.item)))}
            />
            <div className={styles.tools}>
              <ToolButton
                label={`Выше: ${name}`}
                icon="chevron-up"
                onClick={() => onChange(moved(items, index, -1))}
              />
              <ToolButton
                label={`Ниже: ${name}`}
                icon="chevron-down"
                onClick={() => onChange(moved(items, index, 1))}
              />
              <ToolButton
                label={`Убрать: ${name}`}
                icon="trash"
                onClick={() => onChange(items.toSpliced(index, 1))}
              />
            </div>
          </details>
        );
      })}
      <Button variant="secondary" onClick={() => onChange([...items, emptyOf(shape.item)])}>
        Добавить: {label}
      </Button>
    </fieldset>
  );
}

const emptyOf = ({ kind }: Shape): unknown => (kind === 'group' || kind === 'either' ? {} : '');

import { useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { ToolButton } from '../tool-button/ToolButton.tsx';
import { moved } from './at-path.ts';
import styles from './Fields.module.css';
import { wordsOf, type Shape } from './shape.ts';
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
  const one = shape.one ?? label;
  const error = mistakes.find((mistake) => mistake.path === path)?.message;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      {items.map((item, index) => {
        const name = `${one} ${index + 1}`;
        const said =
          typeof item === 'object' && item !== null ? wordsOf(item as Record<string, unknown>) : '';
        return (
          <Item
            key={index}
            summary={said || name}
            isOnly={items.length === 1}
            isWrong={mistakes.some((mistake) => mistake.path.startsWith(`${path}.${index}.`))}
          >
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
          </Item>
        );
      })}
      <Button variant="secondary" onClick={() => onChange([...items, emptyOf(shape.item)])}>
        Добавить: {one}
      </Button>
    </fieldset>
  );
}

interface ItemProps {
  summary: string;
  isOnly: boolean;
  isWrong: boolean;
  children: ReactNode;
}

/** One item: a mistake within opens it, and it stays open when that is mended. */
function Item({ summary, isOnly, isWrong, children }: ItemProps) {
  const [open, setOpen] = useState(isOnly);
  const [wasWrong, setWasWrong] = useState(false);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

const emptyOf = ({ kind }: Shape): unknown =>
  kind === 'group' || kind === 'either' || kind === 'picture' ? {} : '';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Select } from '@m30/ui-kit/select';
import { ToolButton } from '../../components/tool-button/ToolButton.tsx';
import { moved } from '../../components/shape/at-path.ts';
import { wordsOf, type Mistake } from '../../components/shape/shape.ts';
import type { BlockKind, Body } from './editing/page.ts';
import styles from './Pages.module.css';

interface BlockRowsProps {
  body: Pick<Body, 'blocks'>;
  kinds: readonly BlockKind[];
  chosen: number | null;
  mistakes: readonly Mistake[];
  onChoose: (index: number | null) => void;
  onChange: (blocks: readonly object[], chosen: number | null) => void;
  /** Whose blocks they are, spoken. @default 'Блоки страницы' */
  label?: string;
  /** What is shown while no block is chosen; `null` where nothing is. @default 'О странице' */
  about?: string | null;
}

/** Blocks of the page in their order; what is chosen is moved, copied and taken away, and a new one comes after it. Alt with ↑ or ↓ moves the focused one. */
export function BlockRows({
  body: { blocks },
  kinds,
  chosen,
  mistakes,
  onChoose,
  onChange,
  label = 'Блоки страницы',
  about = 'О странице',
}: BlockRowsProps) {
  const names = new Map(kinds.map(({ type, title }) => [type, title ?? type]));
  const nameOf = (type: string) => names.get(type) ?? type;
  const at = chosen ?? blocks.length - 1;
  const rows = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const focused = useRef<number | null>(null);
  /** Moves a block, with the focus where it is on it; at an end the block stays, and that is said. */
  const move = (from: number, by: number, isFocused = false) => {
    const to = Math.min(Math.max(from + by, 0), blocks.length - 1);
    const name = nameOf(blocks[from]?.type ?? '');
    setSaid(
      to === from
        ? `${name}: дальше двигать некуда`
        : `${name}: место ${to + 1} из ${blocks.length}`,
    );
    if (to === from) return;
    if (isFocused) focused.current = to;
    onChange(moved(blocks, from, by), to);
  };
  useEffect(() => {
    if (focused.current === null) return;
    rows.current?.querySelectorAll('button')[focused.current]?.focus();
    focused.current = null;
  }, [blocks]);
  const byKey = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(index, by, true);
  };
  const add = (type: string) => {
    const kind = kinds.find((one) => one.type === type);
    if (kind) onChange(blocks.toSpliced(at + 1, 0, { ...kind.example, type }), at + 1);
  };
  return (
    <nav className={styles.blocks} aria-label={label}>
      {about !== null && (
        <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          {about}
        </button>
      )}
      <ol ref={rows}>
        {blocks.map((block, index) => {
          const isWrong = mistakes.some(
            ({ path }) => path === String(index) || path.startsWith(`${index}.`),
          );
          return (
            <li key={index}>
              <button
                type="button"
                aria-pressed={index === chosen}
                data-wrong={isWrong || undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onClick={() => onChoose(index)}
                onKeyDown={(event) => byKey(event, index)}
              >
                {nameOf(block.type)}
                {isWrong && <b> · ошибка</b>}
                <small>{wordsOf(block)}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {chosen !== null && (
        <div className={styles.tools}>
          <ToolButton label="Блок выше" icon="chevron-up" onClick={() => move(chosen, -1)} />
          <ToolButton label="Блок ниже" icon="chevron-down" onClick={() => move(chosen, 1)} />
          <ToolButton
            label="Копия блока"
            icon="plus"
            onClick={() =>
              onChange(
                blocks.toSpliced(chosen + 1, 0, structuredClone(blocks[chosen] ?? { type: '' })),
                chosen + 1,
              )
            }
          />
          <ToolButton
            label="Убрать блок"
            icon="trash"
            onClick={() => onChange(blocks.toSpliced(chosen, 1), null)}
          />
        </div>
      )}
      <Select
        label="Добавить блок"
        placeholder="Выберите вид"
        value=""
        options={kinds.map(({ type, title }) => ({ id: type, label: title ?? type }))}
        onChange={(event) => add(event.currentTarget.value)}
      />
    </nav>
  );
}

import { useAtom } from 'jotai';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Modal } from '@m30/ui-kit/modal';
import { Icon } from '@m30/ui-kit/icon';
import { Key } from '../../components/key/Key.tsx';
import type { Desk } from '../desk/desk.ts';
import { paletteAtom } from './palette-atom.ts';
import styles from './Palette.module.css';
import { useFound, type Command } from './useFound.ts';

/** Search and commands, by Ctrl K from everywhere. */
export function Palette({ desks }: { desks: readonly Desk[] }) {
  const [open, setOpen] = useAtom(paletteAtom);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEventInit & Event) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [setOpen]);
  const close = () => setOpen(false);
  return (
    <Modal name="palette" title="Поиск и команды" size="large" open={open} onClose={close}>
      <Search desks={desks} onDone={close} />
    </Modal>
  );
}

function Search({ desks, onDone }: { desks: readonly Desk[]; onDone: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { commands, searching } = useFound(text, desks);
  const listId = useId();
  const chosen = Math.min(active, commands.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onDone();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((chosen + step + commands.length) % Math.max(commands.length, 1));
    else if (event.key === 'Enter') run(commands[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <input
        data-autofocus
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label="Человек, телефон, квартира, стол"
        placeholder="Человек, телефон, квартира, стол"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-activedescendant={commands[chosen] && `${listId}-${chosen}`}
        className={styles.input}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Найдено" className={styles.list}>
        {commands.map((command, index) => (
          // The input keeps the focus and has the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={command.id}
            ref={index === chosen ? keepInSight : undefined}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            <Icon name={command.icon} size={16} />
            <span>{command.title}</span>
            {command.note && <small>{command.note}</small>}
            {command.key && <Key>{command.key}</Key>}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {searching ? 'Ищем' : commands.length === 0 && 'Ничего не нашлось'}
      </p>
    </div>
  );
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

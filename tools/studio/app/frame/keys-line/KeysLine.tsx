import { Key } from '../../components/key/Key.tsx';
import { useActiveShortcuts, type Shortcut } from '../../keys/shortcuts.ts';
import styles from './KeysLine.module.css';

/** The keys that work now, at the foot of a desk; nothing is said aloud, every key has a button of its own. */
export function KeysLine() {
  const shortcuts = useActiveShortcuts();
  return (
    <footer className={styles.line} aria-hidden="true">
      {byLabel(shortcuts).map(([label, keys]) => (
        <span key={label}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {label}
        </span>
      ))}
      <span className={styles.end}>
        <Key>Ctrl K</Key> поиск и команды
      </span>
    </footer>
  );
}

/** Keys that do the same, one way and the other, stand together: «J K строки». */
function byLabel(shortcuts: readonly Shortcut[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { label, key } of shortcuts) {
    const keys = groups.get(label) ?? [];
    if (!keys.includes(key)) groups.set(label, [...keys, key]);
  }
  return [...groups];
}

import { useSyncExternalStore } from 'react';
import { THEME_EVENT } from './theme-script.ts';
import styles from './ThemeSwitch.module.css';

const THEMES = [
  { theme: 'system', label: 'Как в\u00a0системе' },
  { theme: 'light', label: 'Светлая' },
  { theme: 'dark', label: 'Тёмная' },
];

/** Chooses between day, night and what the visitor's system says; the inline script does it, before hydration too. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(follow, readTheme, () => 'system');
  return (
    <div className={styles.switch} role="group" aria-label="Оформление сайта">
      {THEMES.map(({ theme, label }) => (
        <button key={theme} type="button" data-theme-set={theme} aria-pressed={theme === chosen}>
          {label}
        </button>
      ))}
    </div>
  );
}

function follow(onChange: () => void): () => void {
  window.addEventListener(THEME_EVENT, onChange);
  return () => window.removeEventListener(THEME_EVENT, onChange);
}

const readTheme = () => document.documentElement.dataset['theme'] ?? 'system';

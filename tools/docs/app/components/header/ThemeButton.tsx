import { useState } from 'react';
import { THEME_KEY } from '../../document/page-scripts.ts';
import styles from './Header.module.css';

/** Day or night: by the system until it is pressed, then as it was chosen. */
export function ThemeButton() {
  const [said, setSaid] = useState('');
  const turn = () => {
    const root = document.documentElement;
    const isDark = root.dataset['theme']
      ? root.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = isDark ? 'light' : 'dark';
    root.dataset['theme'] = theme;
    localStorage.setItem(THEME_KEY, theme);
    setSaid(`The theme is ${theme}`);
  };
  return (
    <>
      <button type="button" className={styles.theme} onClick={turn}>
        Light / dark
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

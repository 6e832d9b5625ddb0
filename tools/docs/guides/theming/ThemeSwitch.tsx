import { useState } from 'react';
import { Switch } from '@m30/ui-kit/switch';

/** Keeps the night that a visitor has chosen. */
export function ThemeSwitch() {
  const [isDark, setDark] = useState(false);
  const turn = (dark: boolean) => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    localStorage.setItem('theme', dark ? 'dark' : 'light');
    setDark(dark);
  };
  return (
    <Switch checked={isDark} onChange={({ target }) => turn(target.checked)}>
      Тёмная тема
    </Switch>
  );
}

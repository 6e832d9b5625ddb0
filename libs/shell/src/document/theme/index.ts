export { themeScript } from './theme-script.ts';
export { ThemeSwitch } from './ThemeSwitch.tsx';

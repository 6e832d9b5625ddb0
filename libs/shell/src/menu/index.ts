export { isCurrent } from './is-current.ts';
export { loadMenu, type MenuRequest } from './menu-loader.ts';
export { LogoutForm, type LogoutFormProps } from './LogoutForm.tsx';
export { MenuLinks, type MenuItem, type MenuLinksProps } from './MenuLinks.tsx';
export { PhoneMenu, type PhoneMenuProps } from './PhoneMenu.tsx';

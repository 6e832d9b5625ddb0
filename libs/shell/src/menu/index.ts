export { isCurrent } from './is-current.ts';
export { loadMenu, type MenuRequest } from './menu-loader.ts';
export { LogoutForm, type LogoutFormProps } from './LogoutForm.tsx';
export { MenuLink, type MenuItem } from './MenuLink.tsx';
export { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
export { PhoneMenu, type PhoneMenuProps } from './PhoneMenu.tsx';
export { PriorityMenu, type PriorityMenuProps } from './PriorityMenu.tsx';

import { defineView } from '../../define-block/define-block.ts';
import { Header } from './Header.tsx';

export const view = defineView('header', Header);

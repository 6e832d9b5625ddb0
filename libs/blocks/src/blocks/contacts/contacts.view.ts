import { defineView } from '../../define-block/define-block.ts';
import { Contacts } from './Contacts.tsx';

export const view = defineView('contacts', Contacts);

import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './contacts.examples.ts';
import { ContactsSchema } from './contacts.schema.ts';

export const contacts = defineBlock({ type: 'contacts', schema: ContactsSchema, examples });

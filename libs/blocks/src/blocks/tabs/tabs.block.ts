import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './tabs.examples.ts';
import { TabsSchema } from './tabs.schema.ts';

export const tabs = defineBlock({ type: 'tabs', schema: TabsSchema, examples });

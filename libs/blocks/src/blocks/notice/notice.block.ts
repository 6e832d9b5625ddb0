import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './notice.examples.ts';
import { NoticeSchema } from './notice.schema.ts';

export const notice = defineBlock({ type: 'notice', schema: NoticeSchema, examples });

import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './team.examples.ts';
import { TeamSchema } from './team.schema.ts';

export const team = defineBlock({ type: 'team', schema: TeamSchema, examples });

import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './banner.examples.ts';
import { BannerSchema } from './banner.schema.ts';

export const banner = defineBlock({ type: 'banner', schema: BannerSchema, examples });

import { defineView } from '../../define-block/define-block.ts';
import { Text } from './Text.tsx';

export const view = defineView('text', Text);

import { me } from '@m30/studio/contract';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { describeMe } from './describe-me.ts';

export const meHandler = implementStudio(me, (_input, { services, staff }) =>
  describeMe(services, staff),
);

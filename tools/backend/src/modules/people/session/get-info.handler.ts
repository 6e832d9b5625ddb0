import { getInfo } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

export const getInfoHandler = implement(getInfo, (_, { session }) => ({
  user: session?.user ?? null,
}));

import { getConfig } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Returns what the browser needs to draw a map. */
export const getConfigHandler = implement(getConfig, (_input, { services: { config } }) => ({
  token: config.map.token,
  styleUrl: config.map.styleUrl,
}));

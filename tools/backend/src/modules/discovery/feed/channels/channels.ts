import type { FeedChannel } from '@m30/studio/contract/catalogue/feed.schema';
import type { Channel } from '../core/channel.ts';
import { avito } from './avito.ts';
import { cian } from './cian.ts';
import { domclick } from './domclick.ts';
import { yandex } from './yandex.ts';

/** Every channel; one more is a line here and its words in the contract of the Studio. */
export const CHANNELS: Readonly<Record<FeedChannel, Channel>> = { yandex, cian, avito, domclick };

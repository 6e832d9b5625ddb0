import type { Message } from '../../../adapters/outbox/outbox.ts';
import type { Services } from '../../../kernel/services.ts';
import { placeOf } from '../account/place-of.ts';

import { SETTING_WORDS } from './setting-words.ts';
import { signMailLink } from './mail-link.ts';
import type { NewNotice } from './notify.ts';

type Parts = Pick<Services, 'config' | 'keyFor'>;
type Told = Pick<NewNotice, 'kind' | 'title' | 'text' | 'href'>;

/** The letter of a notice; it says how to end letters of its kind without logging in. */
export function letterOfNotice(
  services: Parts,
  { kind, title, text, href }: Told,
  buyer: { guid: string; name: string; email: string },
): Message {
  const { publicOrigin } = services.config;
  const key = signMailLink(services, { user: buyer.guid, kind });
  return {
    kind: 'mail',
    to: buyer.email,
    subject: title,
    text: [
      `Здравствуйте, ${buyer.name}.`,
      [title, text].filter(Boolean).join('. '),
      `Подробнее: ${publicOrigin}${href}`,
      `Не присылать писем «${SETTING_WORDS[kind].title}»: ${publicOrigin}/otpiska/${key}`,
    ].join('\n\n'),
    unsubscribe: `${publicOrigin}/api/unsubscribe/${key}`,
  };
}

/** The SMS of a notice: what happened and where to look. */
export function smsOfNotice({ config }: Parts, { title, text, href }: Told, to: string): Message {
  const { host } = placeOf(config);
  return { kind: 'sms', to, text: `${[title, text].filter(Boolean).join('. ')}. ${host}${href}` };
}

import type { Letter } from '../../../kernel/letter/define-letter.ts';
import type { Services } from '../../../kernel/services.ts';
import { placeOf } from '../account/place-of.ts';
import { signMailLink } from './mail-link.ts';
import { noticeLetter, noticeSms } from './notice.letters.ts';
import type { NewNotice } from './notify.ts';
import { SETTING_WORDS } from './setting-words.ts';

type Parts = Pick<Services, 'config' | 'keyFor'>;
type NoticeText = Pick<NewNotice, 'kind' | 'title' | 'text' | 'href'>;

const newsOf = ({ title, text }: NoticeText) => [title, text].filter(Boolean).join('. ');

/** The letter of a notice; it says how to end letters of its kind without logging in. */
export function letterOfNotice(
  services: Parts,
  notice: NoticeText,
  buyer: { guid: string; name: string; email: string },
): Letter {
  const { publicOrigin } = services.config;
  const { kind, title, href } = notice;
  const key = signMailLink(services, { user: buyer.guid, kind });
  const section = SETTING_WORDS[kind].title;
  return noticeLetter.to(buyer.email, {
    ...{ title, name: buyer.name, news: newsOf(notice), section },
    link: `${publicOrigin}${href}`,
    ending: {
      words: `Не присылать писем «${section}»`,
      page: `${publicOrigin}/otpiska/${key}`,
      post: `${publicOrigin}/api/unsubscribe/${key}`,
    },
  });
}

/** The SMS of a notice: what happened and where to look. */
export const smsOfNotice = ({ config }: Parts, notice: NoticeText, to: string): Letter =>
  noticeSms.to(to, { news: newsOf(notice), link: `${placeOf(config).host}${notice.href}` });

import { html, raw } from 'hono/html';
import type { Paragraph } from './fill.ts';
import { hostOf, type Letterhead } from './letterhead.ts';
import type { Ending } from './value.ts';
import { day, night, NIGHT_RULES } from './palette.ts';
import { paragraphs, type Markup } from './paragraphs.ts';

/** Everything that a page of a letter shows. */
export interface LetterPage {
  subject: string;
  body: readonly Paragraph[];
  head: Letterhead;
  /** Why the person has got it. */
  why: string;
  ending: Ending | null;
}

/** Fonts that machines have: a letter loads none. */
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";

/** Pixels: what every mail program has room for. */
const WIDTH = 600;

const STYLE = raw(
  `<style>@media (prefers-color-scheme: dark){${NIGHT_RULES}}@media (max-width: 480px){.l-pad{padding-left:20px !important;padding-right:20px !important}}</style>`,
);

/** Word draws letters in Outlook, and knows no greatest width. */
const OUTLOOK = {
  open: raw(
    `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center"><tr><td><![endif]-->`,
  ),
  close: raw('<!--[if mso]></td></tr></table><![endif]-->'),
};

/**
 * A letter as a page of tables with inline styles: what mail programs of the last fifteen years draw alike. Nothing but pictures
 * of flats is loaded, by addresses that are the same for everybody.
 */
export function letterHtml({ subject, body, head, why, ending }: LetterPage): string {
  return markupText(
    html`<!doctype html>
      <html lang="ru">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no" />
          <title>${subject}</title>
          ${STYLE}
        </head>
        <body
          class="${night('background', 'paper')}"
          style="margin:0;padding:0;background-color:${day('paper')}"
        >
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            class="${night('background', 'paper')}"
            style="background-color:${day('paper')}"
          >
            <tr>
              <td align="center" style="padding:24px 12px">
                ${OUTLOOK.open}
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:${WIDTH}px"
                >
                  <tr>
                    <td
                      class="l-pad"
                      style="padding:0 32px 16px;${FONT}font-size:18px;line-height:24px;font-weight:500"
                    >
                      <span class="${night('color', 'signal')}" style="color:${day('signal')}"
                        >|</span
                      >&nbsp;<a
                        href="${head.origin}"
                        class="${night('color', 'ink')}"
                        style="color:${day('ink')};text-decoration:none"
                        >${head.company}</a
                      >
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="l-pad ${night('background', 'surface')} ${night('color', 'ink')} ${night('border', 'line')}"
                      style="padding:32px 32px 16px;border:1px solid ${day('line')};background-color:${day('surface')};color:${day('ink')};${FONT}font-size:16px;line-height:24px;overflow-wrap:anywhere;word-break:break-word"
                    >
                      ${paragraphs(body)}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="l-pad ${night('color', 'ink-muted')}"
                      style="padding:16px 32px;color:${day('ink-muted')};${FONT}font-size:13px;line-height:20px;overflow-wrap:anywhere"
                    >
                      ${foot({ head, why, ending })}
                    </td>
                  </tr>
                </table>
                ${OUTLOOK.close}
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}

function foot({ head, why, ending }: Pick<LetterPage, 'head' | 'why' | 'ending'>): Markup {
  const contacts = [head.phone, head.email].filter(Boolean).join(', ');
  return html`${why}<br />${head.company},
    ${footLink(head.origin, hostOf(head))}${contacts && `, ${contacts}`}${ending && html`<br />${footLink(ending.page, ending.words)}`}`;
}

const footLink = (href: string, words: string): Markup =>
  html`<a
    href="${href}"
    class="${night('color', 'ink-muted')}"
    style="color:${day('ink-muted')};text-decoration:underline"
    >${words}</a
  >`;

/** @throws Error where a part of the markup is still awaited: none is */
function markupText(markup: Markup): string {
  if (markup instanceof Promise) throw new Error('a letter awaits nothing');
  // The indentation of the source is nothing to send.
  return markup.toString().replace(/\n\s+/g, '\n');
}

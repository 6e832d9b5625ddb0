import { html } from 'hono/html';
import type { Paragraph, Part, Run } from './fill.ts';
import type { Fact, Item, ItemPicture } from './value.ts';
import { day, night } from './palette.ts';

/** A piece of markup; whatever text is put into it is escaped. */
export type Markup = ReturnType<typeof html>;

/** Draws paragraphs; the first line that is nothing but a label and its link becomes a button, further ones links. */
export function paragraphs(all: readonly Paragraph[]): Markup[] {
  const first = all.findIndex((one) => actionOf(one) !== null);
  return all.flatMap((one, index) => {
    const action = actionOf(one);
    if (action === null) return plainParagraph(one);
    return index === first ? button(action) : paragraph(anchor(action));
  });
}

interface Action {
  label: string;
  href: string;
}

/** «Заказ в кабинете: {{ссылка}}» alone in its paragraph: what the letter asks its reader to do. */
function actionOf([part, ...others]: Paragraph): Action | null {
  if (part?.kind !== 'line' || others.length > 0) return null;
  const last = part.runs.at(-1);
  const before = part.runs.slice(0, -1);
  if (last?.kind !== 'link' || !isAddress(last.text)) return null;
  if (before.some(({ kind }) => kind !== 'words')) return null;
  const said = before
    .map(({ text }) => text)
    .join('')
    .trim();
  if (said === '') return { label: last.text, href: last.text };
  return said.endsWith(':') ? { label: said.slice(0, -1), href: last.text } : null;
}

/** Of a page, and nothing that runs. */
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);

function button({ label, href }: Action): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 16px"
  >
    <tr>
      <td class="${night('background', 'signal')}" style="background-color:${day('signal')}">
        <a
          href="${href}"
          class="${night('color', 'on-signal')}"
          style="display:inline-block;padding:14px 24px;color:${day('on-signal')};font-size:16px;line-height:20px;font-weight:500;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

const anchor = ({ label, href }: Action): Markup =>
  html`<a
    href="${href}"
    class="${night('color', 'water')}"
    style="color:${day('water')};text-decoration:underline"
    >${label}</a
  >`;

const paragraph = (inner: Markup | Markup[]): Markup =>
  html`<p style="margin:0 0 16px">${inner}</p>`;

function plainParagraph(parts: Paragraph): Markup[] {
  const drawn: Markup[] = [];
  let lines: Markup[] = [];
  const close = () => {
    if (lines.length > 0) drawn.push(paragraph(joined(lines)));
    lines = [];
  };
  for (const part of parts) {
    if (part.kind === 'line') lines.push(html`${part.runs.map(drawRun)}`);
    else {
      close();
      drawn.push(drawList(part));
    }
  }
  close();
  return drawn;
}

const joined = (lines: readonly Markup[]): Markup[] =>
  lines.flatMap((one, index) => (index === 0 ? [one] : [html`<br />`, one]));

function drawRun({ kind, text }: Run): Markup {
  if (kind === 'link' && isAddress(text)) return anchor({ label: text, href: text });
  if (kind === 'code') {
    return html`<strong
      style="font-size:24px;line-height:32px;letter-spacing:2px;white-space:nowrap"
      >${text}</strong
    >`;
  }
  return html`${joined(text.split('\n').map((line) => html`${line}`))}`;
}

const drawList = (part: Exclude<Part, { kind: 'line' }>): Markup =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 16px"
  >
    ${part.kind === 'facts' ? part.facts.map(factRow) : part.items.map(itemRow)}
  </table>`;

const CELL = `padding:8px 0;border-bottom:1px solid ${day('line')};vertical-align:top;`;

const factRow = ([label, value]: Fact): Markup =>
  html`<tr>
    <td
      width="36%"
      class="${night('color', 'ink-muted')} ${night('border', 'line')}"
      style="${CELL}padding-right:16px;color:${day('ink-muted')};font-size:14px"
    >
      ${label}
    </td>
    <td class="${night('border', 'line')}" style="${CELL}">
      ${drawRun({ kind: 'words', text: value })}
    </td>
  </tr>`;

function itemRow({ lines: [first = '', ...others], picture, link }: Item): Markup {
  const name =
    link !== undefined && isAddress(link) ? anchor({ label: first, href: link }) : html`${first}`;
  const isShown = picture !== undefined && isAddress(picture.src);
  return html`<tr>
    ${isShown ? pictureCell(picture) : ''}
    <td colspan="${isShown ? 1 : 2}" class="${night('border', 'line')}" style="${CELL}">
      ${joined([name, ...others.map((one) => html`${one}`)])}
    </td>
  </tr>`;
}

/** Pixels: a third of the narrowest phone. */
const PICTURE_WIDTH = 112;

/** Where pictures are off, the cell says what it would show. */
const pictureCell = ({ src, alt, ratio }: ItemPicture): Markup =>
  html`<td
    width="${PICTURE_WIDTH + 16}"
    class="${night('border', 'line')}"
    style="${CELL}width:${PICTURE_WIDTH + 16}px;padding-right:16px"
  >
    <img
      src="${src}"
      alt="${alt}"
      width="${PICTURE_WIDTH}"
      ${ratio === null ? '' : html`height="${Math.round(PICTURE_WIDTH * ratio)}"`}
      border="0"
      class="${night('color', 'ink-muted')}"
      style="display:block;width:${PICTURE_WIDTH}px;height:auto;color:${day('ink-muted')};font-size:12px;line-height:16px"
    />
  </td>`;

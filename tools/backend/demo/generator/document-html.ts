import { readFileSync } from 'node:fs';
import type { DocumentText } from '../data/types.ts';
import { typesetText } from '../../src/kernel/words/typography.ts';

const TOKENS = new URL('../../../../libs/ui-kit/src/tokens/', import.meta.url);

/** Fonts within the page itself: a printed page has no address to load them from. */
function fonts(): string {
  return readFileSync(new URL('fonts.css', TOKENS), 'utf8').replace(
    /url\(['"]?([^'")]+)['"]?\)/g,
    (_, path: string) =>
      `url(data:font/woff2;base64,${readFileSync(new URL(path, TOKENS)).toString('base64')})`,
  );
}

/** A document as a page of A4. */
export function documentHtml({ title, facts, paragraphs, drawings = [] }: DocumentText): string {
  const rows = facts.map(([name, value]) => `<tr><th>${say(name)}</th><td>${say(value)}</td></tr>`);
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${say(title)}</title><style>
${fonts()}
@page { size: A4; margin: 22mm 20mm; }
body { color: #12202a; font: 300 10.5pt/1.5 Geologica, sans-serif; }
header { border-top: 1.4mm solid #c93a0c; width: 22mm; }
h1 { margin: 8mm 0; font-size: 20pt; font-weight: 400; line-height: 1.15; }
table { width: 100%; margin-bottom: 8mm; border-collapse: collapse; }
th, td { padding: 2mm 0; border-bottom: .2mm solid #cfd8dd; text-align: left; vertical-align: top; font-weight: inherit; }
th { width: 62mm; color: #4c5b65; }
p { margin: 0 0 3mm; overflow-wrap: anywhere; }
figure { margin: 8mm 0 0; break-inside: avoid; }
figcaption { margin-bottom: 4mm; color: #4c5b65; }
figure img { max-width: 100%; max-height: 150mm; }
footer { margin-top: 10mm; color: #4c5b65; font-size: 8.5pt; }
</style><header></header><h1>${say(title)}</h1><table>${rows.join('')}</table>
${paragraphs.map((paragraph) => `<p>${say(paragraph)}</p>`).join('')}
${drawings.map(({ title: name, src }) => `<figure><figcaption>${say(name)}</figcaption><img src="${src}" alt=""></figure>`).join('')}
<footer>Демонстрационный документ вымышленной компании «Меридиан 30». Юридической силы не имеет.</footer></html>`;
}

const say = (text: string) => typesetText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

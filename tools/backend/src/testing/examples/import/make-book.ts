import { strToU8, zipSync } from 'fflate';

/** A cell: text, number, nothing, or XML of its own. */
export type BookCell = string | number | null | { xml: string };

interface BookOptions {
  /** Sheets by their name, the rows of each. */
  sheets?: Readonly<Record<string, readonly (readonly BookCell[])[]>>;
  /** Names of sheets that are not shown. */
  hidden?: readonly string[];
  /** Parts that stand for those that are made. */
  parts?: Readonly<Record<string, string | Uint8Array>>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook as Excel writes one: texts are shared, style 1 shows a date. */
export function makeBook({ sheets = {}, hidden = [], parts = {} }: BookOptions): Uint8Array {
  const strings: string[] = [];
  const names = Object.keys(sheets);
  const made: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${names
      .map((name, index) => {
        const state = hidden.includes(name) ? ' state="hidden"' : '';
        return `<sheet name="${name}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${names
      .map(
        (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/s${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
  };
  for (const [index, rows] of Object.values(sheets).entries()) {
    made[`xl/worksheets/s${index + 1}.xml`] = sheetXml(rows, strings);
  }
  // Excel writes them behind the sheets that refer to them.
  made['xl/sharedStrings.xml'] =
    `${HEAD}<sst xmlns="${MAIN}">${strings.map((one) => `<si><t xml:space="preserve">${escaped(one)}</t></si>`).join('')}</sst>`;
  const all = Object.entries({ ...made, ...parts });
  return zipSync(
    Object.fromEntries(
      all.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}

function sheetXml(rows: readonly (readonly BookCell[])[], strings: string[]): string {
  const cellXml = (cell: BookCell, at: string) => {
    if (cell === null) return '';
    if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${at}"`);
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    strings.push(cell);
    return `<c r="${at}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, at) => cellXml(cell, `${letters(at)}${index + 1}`));
    return row.length === 0 ? '' : `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** 0 → «A», 26 → «AA». */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

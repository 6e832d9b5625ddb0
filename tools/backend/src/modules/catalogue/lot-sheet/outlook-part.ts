import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { duration, facingWords, normWords, sharesWords } from '@m30/scene/words';
import { formatNumber } from '@m30/ui-kit/format';
import { lengthOf, type Spans } from '../light/core/spans.ts';
import { MUTED, rows } from './paper-style.ts';
import type { SheetOutlook } from './sheet-outlook.ts';

/** The days that the sheet tells of, by their place among the four of a room. */
const DAYS = [
  [0, '22 марта'],
  [1, '22 июня'],
  [3, '22 дек.'],
] as const;

/** Points: the picture is drawn 1.6 times as wide as high. */
const PICTURE = { width: 208, height: 130 };

/** «Свет и вид» of a sheet: the best window as a picture with what is seen, and how long each room has the sun. */
export function outlookPart({ light, view, picture }: SheetOutlook): Content[] {
  const seen: Content[] = view
    ? [
        ...(picture ? [{ image: picture, ...PICTURE }] : []),
        { text: viewWords(view), color: MUTED, fontSize: 8, margin: [0, 3, 0, 0] },
      ]
    : [];
  return [
    { text: 'Свет и вид', fontSize: 13, margin: [0, 8, 0, 3] },
    {
      columnGap: 20,
      columns: [
        ...(seen.length > 0 ? [{ width: PICTURE.width, stack: seen }] : []),
        { width: '*', stack: sunTable(light) },
      ],
    },
  ];
}

/** «Гостиная, окно на юго-запад: небо 41 %, вода 12 %. Ближайший дом в 48 м». */
function viewWords({ room, facing, view }: NonNullable<SheetOutlook['view']>): string {
  const { nearest } = view;
  const house = nearest
    ? `Ближайший дом в\u00a0${formatNumber(nearest.distance)}\u00a0м`
    : 'Домов не\u00a0видно';
  return `${room}, окно ${facingWords(facing)}: ${sharesWords(view)}. ${house}`;
}

function sunTable({ rooms, norm }: SheetOutlook['light']): Content[] {
  const known = rooms.filter(({ seasons }) => seasons.length > 0);
  const head: TableCell[] = ['Прямое солнце', ...DAYS.map(([, day]) => day)].map((text, at) => ({
    ...{ text, color: MUTED, fontSize: 8 },
    alignment: at === 0 ? 'left' : 'right',
  }));
  const body = known.map(({ name, seasons }): TableCell[] => [
    { text: name, color: MUTED },
    ...DAYS.map(([at]) => ({
      ...{ text: sunWords(seasons[at]), noWrap: true },
      alignment: 'right' as const,
    })),
  ]);
  return [
    {
      table: { widths: ['*', ...DAYS.map(() => 'auto')], body: [head, ...body] },
      layout: { ...rows, paddingLeft: (column: number) => (column === 0 ? 0 : 10) },
      fontSize: 8.5,
    },
    {
      text: `В ясный день. Инсоляция 22 апреля: ${normWords(norm)} (СанПиН 1.2.3685-21, расчёт по ГОСТ Р 57795-2017, модель дома и соседей)`,
      ...{ color: MUTED, fontSize: 7.5, margin: [0, 4, 0, 0] },
    },
  ];
}

const sunWords = (spans: Spans | undefined) =>
  spans && spans.length > 0 ? duration(lengthOf(spans)) : 'нет';

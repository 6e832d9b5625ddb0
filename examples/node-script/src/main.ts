/** Letters about a flat: the payment, the page's blocks as HTML, where the house stands, what the sun does. No bundler, no browser. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createApi } from '@m30/api/client';
import { localPath } from '@m30/api/local-path';
import { createFakeFetch } from '@m30/api/testing';
import { Blocks } from '@m30/blocks';
import { drawOnServer } from '@m30/blocks/eager';
import { parseBlocks } from '@m30/blocks/server';
import { annuityPayment } from '@m30/calculators/money';
import { normalisePhone } from '@m30/forms/phone';
import { mapSources } from '@m30/map';
import { dayOf, positionIn } from '@m30/scene';
import { sunOfYear } from '@m30/scene/sun';
import { LOGIN_URL_COOKIE } from '@m30/auth/core';
import { formatMoney } from '@m30/ui-kit/format';

drawOnServer();

const payment = annuityPayment({ loan: 500_000_000, rate: 6, months: 240 });
const blocks = parseBlocks([{ type: 'text', html: '<p>Ключи выдают с понедельника.</p>' }]);
const origin = process.env['API_ORIGIN'];
// Without a backend the examples of the contract answer.
const api = createApi(
  origin ? { origin } : { origin: 'https://example.ru', fetch: createFakeFetch() },
);
const { lots } = await api.get('Objects.GetLots', { rooms: ['2'] });

const sun = sunOfYear([59.911, 30.356], { year: 2027, utcOffset: 180 });
const noon = positionIn(sun, dayOf(sun, 6, 21), 13 * 60);

const said = [
  `Платёж ${formatMoney(payment)} в месяц`,
  renderToStaticMarkup(createElement(Blocks, { blocks })),
  [normalisePhone('8 921 555-01-02'), LOGIN_URL_COOKIE, localPath('/lk/orders')].join(' '),
  mapSources({}).connect.join(' '),
  `Двухкомнатных: ${lots.length}`,
  `В июньский полдень солнце стоит на ${Math.round(noon?.altitude ?? 0)}°`,
];
process.stdout.write(`${said.join('\n')}\n`);

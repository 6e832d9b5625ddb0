import type { Viewing } from '@m30/api';
import { formatCount } from '@m30/ui-kit/format';
import { placeOfCompany } from '../../content/company/company-of.ts';
import { bindNumbers } from '../../../kernel/words/bind-numbers.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import type { ViewingPlace } from './types.ts';
import type { HostRow } from './viewings.table.ts';

type Place = Viewing['place'];
type Known = Pick<Services, 'content'>;

/** Places from which a lot is shown, in the order of the form. */
export function placesOf(services: Known, lot: PlacedRow, hosts: readonly HostRow[]): Place[] {
  const kinds: ViewingPlace[] = ['site', 'office'];
  if (hosts.some(({ video }) => video !== null)) kinds.push('video');
  return kinds.map((kind) => placeOf(services, lot, kind));
}

/** One of them. */
export function placeOf(services: Known, lot: PlacedRow, kind: ViewingPlace): Place {
  if (kind === 'office') return officePlace(services);
  return kind === 'site' ? sitePlace(services, lot) : VIDEO;
}

/** Where exactly one is; a call is shared with nobody. */
export function spotOf(
  services: Known,
  { kind, lot, guid }: { kind: ViewingPlace; lot: Pick<PlacedRow, 'buildingId'>; guid: string },
): string {
  if (kind === 'site') return `site:${lot.buildingId}`;
  return kind === 'office' ? `office:${officeOf(services).alias}` : `video:${guid}`;
}

function sitePlace(services: Known, { complex, building }: PlacedRow): Place {
  const isBuilt = building.handoverYear === null;
  const { metro } = complex;
  const way = metro
    ? `Метро «${metro.name}», ${formatCount(metro.minutes, ['минута', 'минуты', 'минут'])} пешком. `
    : '';
  return {
    kind: 'site',
    title: isBuilt ? 'В\u00a0доме' : 'На\u00a0стройке',
    note: withoutCity(services, complex.address),
    address: bindNumbers(`${complex.address}, ${building.name.toLowerCase()}`),
    advice: isBuilt
      ? `${way}Встретим у\u00a0входа в\u00a0корпус.`
      : `${way}Каску, жилет и\u00a0сапоги дадим, детям с\u00a0шести лет. Захватите паспорт: на\u00a0стройке пропускной режим.`,
    point: [complex.lat, complex.lon],
  };
}

/** The sales office. */
export function officePlace(services: Known): Place {
  const { address, coordinate, notification } = officeOf(services);
  return {
    kind: 'office',
    title: 'В\u00a0офисе',
    note: withoutCity(services, address),
    address,
    advice: notification[0] ?? '',
    point: [...coordinate],
  };
}

const VIDEO: Place = {
  kind: 'video',
  title: 'По\u00a0видео',
  note: 'ссылка придёт в\u00a0СМС',
  address: 'Видеозвонок',
  advice: 'Откройте ссылку в\u00a0назначенное время, ставить ничего не\u00a0нужно.',
  point: null,
};

function officeOf({ content }: Known) {
  const [office] = content.library.offices;
  if (!office) throw refuse(409, 'Показов пока нет. Позвоните нам, договоримся о\u00a0встрече');
  return office;
}

function withoutCity({ content }: Known, address: string): string {
  const { city } = placeOfCompany(content.library);
  return city && address.startsWith(`${city}, `) ? address.slice(city.length + 2) : address;
}

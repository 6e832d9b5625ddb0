import type { ResultOf } from '@m30/api/client';
import { notFound, orNotFound, type RequestServices } from '@m30/shell/server';
import type { ChessCell } from '../../../../components/chessboard/index.ts';
import { roomsChipTitle, roomsFilterTitle } from '../../../../store/objects/lot-title.ts';
import { catalogueOf } from '../../details/data/catalogue-of.ts';
import { modelHref } from '../../details/data/model-href.ts';
import { offerOf, passes } from './offer.ts';
import { buildingHref, pickerHref, ROOMS, type PickerState } from './picker-address.ts';
import type { Choice, FloorCell, PickerData, Views } from './picker-data.ts';
import { buildingShapes, chooseView, floorShapes, viewsOf } from './to-shapes.ts';

type Api = RequestServices['api'];
type Chess = ResultOf<'Objects.GetChess'>;

/** A flat with the floor and the section that it lies in. */
interface Placed {
  cell: ChessCell;
  floor: number;
  section: number;
}

/**
 * Reads what the picker shows.
 * @throws 404 where there is no such building, or no flats on the asked floor
 */
export async function loadPicker(
  api: Api,
  { vendor, subvendor }: { vendor: string; subvendor: string },
  state: PickerState,
): Promise<PickerData> {
  const views = await orNotFound(api.get('Objects.GetViews', { vendor }));
  const boards = await Promise.all(
    views.buildings.map((building) =>
      api.get('Objects.GetChess', { vendor, subvendor: building.subvendor }),
    ),
  );
  const board = boards.find((one) => one.subvendor === subvendor);
  if (!board) throw notFound();
  const flats = flatsOf(board);
  const here = flats.filter(({ floor }) => floor === state.floor);
  if (state.floor !== null && here.length === 0) throw notFound();
  const shown = (state.genplan ? boards.flatMap(flatsOf) : flats).map(({ cell }) => cell);
  const buildings = boards.map((one) => toBuilding(one, { vendor, subvendor, state, views }));
  const floors = toFloors(flats, state);
  const view = chooseView(views.views, subvendor, state);
  return {
    vendor,
    subvendor,
    complexName: views.complexName,
    buildingName: board.buildingName,
    coordinate: views.coordinate,
    state,
    places: toPlaces(buildings, subvendor, state),
    ...toToggles(shown, state),
    views: state.genplan ? [] : toViewLinks(views, subvendor, state, view?.kind),
    picture: view?.picture ?? null,
    shapes: view ? shapesOf(view, { subvendor, state, floors, buildings }) : [],
    choices: state.genplan ? buildings : floors,
    offer: offerOf(shown, state),
    flats: here.map(({ cell, section }): FloorCell => ({
      cell,
      section,
      passes: passes(cell, state),
    })),
    sections: toSections(here, state),
    plan: await readPlan(api, { vendor, subvendor }, state),
    model: views.model ? modelHref(vendor) : null,
    catalogue: toCatalogue(vendor, subvendor, state),
  };
}

function flatsOf({ sections }: Chess): Placed[] {
  return sections.flatMap(({ number, floors }) =>
    floors.flatMap(({ floor, cells }) =>
      cells.flatMap((cell) => (cell ? { cell, floor, section: number } : [])),
    ),
  );
}

function toBuilding(
  board: Chess,
  about: { vendor: string; subvendor: string; state: PickerState; views: Views },
): Choice {
  const { subvendor, buildingName } = board;
  const cells = flatsOf(board).map(({ cell }) => cell);
  return {
    ...offerOf(cells, about.state),
    id: subvendor,
    title: buildingName,
    sign: buildingName,
    href: buildingHref(about.vendor, subvendor, about.state),
    upcoming: about.views.buildings.some((one) => one.subvendor === subvendor && one.upcoming),
    current: subvendor === about.subvendor,
  };
}

function toFloors(flats: readonly Placed[], state: PickerState): Choice[] {
  return [...Map.groupBy(flats, ({ floor }) => floor)]
    .toSorted(([one], [other]) => other - one)
    .map(([floor, some]) => {
      const current = floor === state.floor;
      return {
        ...offerOf(
          some.map(({ cell }) => cell),
          state,
        ),
        id: `floor-${floor}`,
        title: `Этаж\u00a0${floor}`,
        sign: String(floor),
        // Chosen once more, a floor opens its plan; among plans each leads to its own.
        href: pickerHref(state, {
          floor,
          section: current || state.section !== null ? bestSection(some, state) : null,
        }),
        upcoming: false,
        current,
      };
    });
}

/** The section that is looked at, or the first with a flat that the filter lets pass, or the first of all. */
function bestSection(flats: readonly Placed[], state: PickerState): number | null {
  const same = flats.find(({ section }) => section === state.section);
  return (same ?? flats.find(({ cell }) => passes(cell, state)) ?? flats[0])?.section ?? null;
}

function toPlaces(
  buildings: readonly Choice[],
  subvendor: string,
  state: PickerState,
): PickerData['places'] {
  return [
    {
      title: 'Генплан',
      href: pickerHref(state, { genplan: true, floor: null, section: null }),
      current: state.genplan,
    },
    ...buildings.map(({ id, title, href }) => ({
      title,
      href,
      current: !state.genplan && id === subvendor,
    })),
  ];
}

function toToggles(
  cells: readonly ChessCell[],
  state: PickerState,
): Pick<PickerData, 'rooms' | 'free'> {
  const count = (change: Partial<PickerState>) => offerOf(cells, { ...state, ...change }).count;
  return {
    rooms: ROOMS.map((one) => {
      const on = state.rooms.includes(one);
      const others = state.rooms.filter((other) => other !== one);
      return {
        title: roomsChipTitle(one),
        name: roomsFilterTitle(one),
        href: pickerHref(state, {
          rooms: ROOMS.filter((other) => others.includes(other) || (other === one && !on)),
        }),
        count: count({ rooms: [one] }),
        on,
      };
    }),
    free: {
      title: 'Только свободные',
      name: 'Только свободные',
      href: pickerHref(state, { free: !state.free }),
      count: count({ free: true }),
      on: state.free,
    },
  };
}

function toViewLinks(
  { views }: Views,
  subvendor: string,
  state: PickerState,
  kind: string | undefined,
): PickerData['views'] {
  return viewsOf(views, subvendor).map((view, index) => ({
    kind: view.kind,
    href: pickerHref(state, { view: index === 0 ? null : view.kind }),
    current: view.kind === kind,
  }));
}

function shapesOf(
  view: Views['views'][number],
  about: {
    subvendor: string;
    state: PickerState;
    floors: readonly Choice[];
    buildings: readonly Choice[];
  },
): PickerData['shapes'] {
  return about.state.genplan
    ? buildingShapes(view, about.buildings)
    : floorShapes(view, about.subvendor, about);
}

function toSections(flats: readonly Placed[], state: PickerState): PickerData['sections'] {
  return [...new Set(flats.map(({ section }) => section))].map((section) => ({
    number: section,
    href: pickerHref(state, { section }),
    current: section === state.section,
  }));
}

async function readPlan(
  api: Api,
  place: { vendor: string; subvendor: string },
  { floor, section }: PickerState,
): Promise<PickerData['plan']> {
  if (floor === null || section === null) return null;
  return orNotFound(api.get('Objects.GetFloor', { ...place, floor, section }));
}

function toCatalogue(
  vendor: string,
  subvendor: string,
  { rooms, free }: PickerState,
): PickerData['catalogue'] {
  const address = catalogueOf(vendor, {
    building: [subvendor],
    ...(rooms.length > 0 && { rooms: [...rooms] }),
    ...(free && { free: '1' as const }),
  });
  return { chess: `${address}&view=chess`, list: `${address}&view=list` };
}

import type { StudioInput, StudioResult } from '../../../contract/client.ts';

type Filter = StudioInput<'Leads.List'>;
type Counts = StudioResult<'Leads.List'>['counts'];

/** A view of the desk: what its tab says, shows and counts. */
interface LeadView {
  title: string;
  filter: Filter;
  count: (counts: Counts) => number;
  late?: boolean;
}

/** Tabs of the desk, in their order. */
export const VIEWS = {
  new: {
    title: 'Новые',
    filter: { status: 'new' },
    count: ({ by_status }) => by_status['new'] ?? 0,
  },
  mine: { title: 'Мои', filter: { responsible: 'me' }, count: ({ mine }) => mine },
  nobody: { title: 'Ничьи', filter: { responsible: 'nobody' }, count: ({ nobody }) => nobody },
  overdue: {
    title: 'Просрочено',
    filter: { overdue: '1' },
    count: ({ overdue }) => overdue,
    late: true,
  },
  all: { title: 'Все', filter: {}, count: ({ all }) => all },
} satisfies Record<string, LeadView>;

export type ViewName = keyof typeof VIEWS;

/** The view that an address names; the first one where it names none. */
export const viewOf = (name: string): ViewName =>
  Object.hasOwn(VIEWS, name) ? (name as ViewName) : 'new';

/** Filters of the line above the table, in the address under the names of the contract. */
const PICKS = ['source', 'form', 'responsible', 'text', 'from', 'to'] as const;

/** Input of the list for an address: the tab's filter with what was picked besides. */
export function filterOf(get: (name: string) => string): Filter {
  const picked = Object.fromEntries(
    PICKS.map((name) => [name, get(name)]).filter(([, value]) => value),
  );
  return { ...(picked as Filter), ...VIEWS[viewOf(get('view'))].filter };
}

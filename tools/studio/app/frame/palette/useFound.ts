import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router';
import type { IconName } from '@m30/ui-kit/icon';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { useActiveShortcuts } from '../../keys/shortcuts.ts';
import { useLate } from '../../time/useLate.ts';
import type { Desk } from '../desk/desk.ts';

/** One line of the palette. */
export interface Command {
  id: string;
  title: string;
  icon: IconName;
  /** What stands behind the title: a phone, a flat. */
  note?: string;
  key?: string;
  run: () => void;
}

/** Characters from which people and orders are looked for. */
const SHORTEST = 2;
const MOST_OF_A_KIND = 6;
/** Milliseconds of rest before the server is asked. */
const REST = 200;

/** What a text finds: desks and keys of the open desk at once, leads and orders from the server. */
export function useFound(
  text: string,
  desks: readonly Desk[],
): { commands: readonly Command[]; searching: boolean } {
  const navigate = useNavigate();
  const shortcuts = useActiveShortcuts();
  const people = usePeople(text.trim());
  const go = (to: string) => () => void navigate(to);
  const isMeant = (title: string) => title.toLowerCase().includes(text.trim().toLowerCase());

  const commands: Command[] = [
    ...desks.map(({ path, title, icon }) => ({ id: path, title, icon, run: go(`/${path}`) })),
    { id: 'account', title: 'Вход и безопасность', icon: 'key' as const, run: go('/account') },
    ...shortcuts.map(({ code, label, key, run }) => ({
      id: `key-${code}-${label}`,
      title: label[0]?.toUpperCase() + label.slice(1),
      icon: 'chevron-right' as const,
      key,
      run,
    })),
  ].filter(({ title }) => isMeant(title));

  return {
    commands: [...commands, ...people.found.map(({ to, ...one }) => ({ ...one, run: go(to) }))],
    searching: people.searching,
  };
}

function usePeople(text: string) {
  const { may } = useMe();
  const late = useDeferredValue(useLate(text, REST));
  const wanted = late.length >= SHORTEST;
  const leads = useQuery({
    ...studioQuery('Leads.List', { text: late }),
    enabled: wanted && may('leads.read'),
  });
  const orders = useQuery({
    ...studioQuery('Orders.List', { text: late }),
    enabled: wanted && may('orders.read'),
  });
  const buyers = useQuery({
    ...studioQuery('Buyers.Find', { text: late }),
    enabled: wanted && may('orders.read'),
  });
  const found = [
    ...(wanted ? (buyers.data?.buyers ?? []) : []).slice(0, MOST_OF_A_KIND).map((buyer) => ({
      id: buyer.guid,
      title: buyer.name || buyer.phone,
      note: `Покупатель · ${buyer.phone}`,
      icon: 'user' as const,
      to: `/buyers/${buyer.guid}`,
    })),
    ...(wanted ? (leads.data?.leads ?? []) : []).slice(0, MOST_OF_A_KIND).map((lead) => ({
      id: lead.guid,
      title: lead.name || lead.phone || lead.email,
      note: [lead.form_title, lead.lot?.title].filter(Boolean).join(' · '),
      icon: 'message' as const,
      to: `/leads?view=all&lead=${lead.guid}`,
    })),
    ...(wanted ? (orders.data?.orders ?? []) : []).slice(0, MOST_OF_A_KIND).map((order) => ({
      id: order.guid,
      title: `${order.number} · ${order.buyer.name}`,
      note: order.lot,
      icon: 'document' as const,
      to: `/orders/${order.guid}`,
    })),
  ];
  const searching =
    text.length >= SHORTEST && (leads.isFetching || orders.isFetching || buyers.isFetching);
  return { found, searching };
}

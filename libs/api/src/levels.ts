import type { Methods } from './registry.ts';

/** How much of the site a backend carries; each level has the methods of those before it. */
export const LEVELS = ['leads', 'content', 'catalogue', 'account'] as const;
export type Level = (typeof LEVELS)[number];

type Name = keyof Methods;
type Group = Name extends `${infer G}.${string}` ? G : never;

/** The level that most methods of a group belong to. */
const OF_GROUP: Readonly<Record<Group, Level>> = {
  AI: 'content',
  Captcha: 'leads',
  Cart: 'catalogue',
  Compare: 'catalogue',
  Content: 'content',
  Favourite: 'catalogue',
  Form: 'leads',
  LK: 'account',
  Map: 'content',
  Metrics: 'leads',
  Mortgage: 'account',
  Objects: 'catalogue',
  Order: 'account',
  Search: 'account',
  Shortlist: 'catalogue',
  Signing: 'account',
  SmartCall: 'leads',
  User: 'account',
  Viewing: 'catalogue',
};

/** Methods whose level is not that of their group. */
const OF_METHOD: Readonly<Partial<Record<Name, Level>>> = {
  'Cart.GetOfflineReserve': 'account',
  'Content.GetPageCompare': 'catalogue',
  'Content.GetTemplate': 'leads',
  'Favourite.GetLetters': 'account',
  'Favourite.SetLetters': 'account',
  'Favourite.StopLetters': 'account',
  'Form.AskAboutLot': 'catalogue',
  'Form.CallRequestTradeIn': 'content',
  'Form.RespondToVacancy': 'content',
  'Form.SendReview': 'content',
  'Objects.GetCatalog': 'leads',
  'Objects.GetObject': 'content',
  'Objects.GetPageObjects': 'leads',
  'Order.GetIpotekaProgram': 'catalogue',
};

/** The lowest level that has a method. */
export function levelOf(name: Name): Level {
  const [group] = name.split('.') as [Group];
  return OF_METHOD[name] ?? OF_GROUP[group];
}

/** Whether a backend of a level has what belongs to another: a catalogue has content, content has no catalogue. */
export function includesLevel(level: Level, wanted: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(wanted);
}

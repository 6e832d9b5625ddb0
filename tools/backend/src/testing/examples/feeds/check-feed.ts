import { SaxesParser } from 'saxes';
import type { Channel } from '../../../modules/discovery/feed/core/channel.ts';
import { add, breaches, type Found } from '../../../modules/discovery/feed/core/rule.ts';

/** One breach of a rule. */
export interface FeedProblem {
  /** Number of the lot in the document, from 1; 0 is the document itself. */
  lot: number;
  reason: string;
}

interface Place {
  name: string;
  /** Where its insides are found: a lot, a group, or what the nearest of them has. */
  found: Found;
  path: string;
}

/** Reads the file of a channel as a portal would, and holds each lot and the groups around it against the rules. */
export function checkFeed(
  channel: Channel,
  document: string,
): { lots: number; problems: FeedProblem[] } {
  const problems: FeedProblem[] = [];
  const groups = new Map(channel.groups.map(({ name, list }) => [name, list]));
  const lists = new Set(groups.values());
  const around: Found[] = [];
  const open: Place[] = [];
  let lots = 0;
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => problems.push({ lot: 0, reason: error.message }));
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    const isGroup = groups.has(name);
    const within = open.at(-1);
    if (isGroup) around.push(new Map());
    const isItem = name === channel.item;
    if (isItem) lots += 1;
    const found = isItem ? new Map() : isGroup ? around.at(-1) : within?.found;
    const path = isItem ? '' : isGroup ? `${name}/` : `${within?.path ?? ''}${name}/`;
    if (!found) return open.push({ name, found: new Map(), path: '' });
    for (const [key, value] of Object.entries(attributes)) {
      add(found, `${path.replace(/\/$/, '')}@${key}`, String(value));
    }
    return open.push({ name, found, path });
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    const place = open.pop();
    if (!place || open.length === 0) return;
    if (groups.has(name)) around.pop();
    else if (name === channel.item) {
      const all: Found = new Map([...around.flatMap((found) => [...found]), ...place.found]);
      const reasons = [...breaches(channel.rules, all), ...channel.between(all)];
      problems.push(...reasons.map((reason) => ({ lot: lots, reason })));
    } else if (!lists.has(name)) add(place.found, place.path.replace(/\/$/, ''), text);
    text = '';
  });
  parser.write(document).close();
  return { lots, problems };
}

import type { Hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedReason } from '../store/feeds.table.ts';
import type { Channel, Group } from '../core/channel.ts';
import type { FeedContext, FeedLot } from '../core/feed-lot.ts';
import { breaches, collect, type Found } from '../core/rule.ts';
import { parent, toXml } from '../core/xml.ts';

/** Lots after which others get a turn: some milliseconds of work. */
const TURN = 25;
/** Lots that are named for a reason. */
const NAMED = 20;

/** What became of the lots. */
export interface FeedReport {
  /** Lots in the file. */
  lots: number;
  /** Lots that the channel would refuse, and that are left out for it. */
  refused: number;
  readonly reasons: FeedReason[];
}

/** A report of nothing yet. */
export const emptyReport = (): FeedReport => ({ lots: 0, refused: 0, reasons: [] });

interface OpenGroup {
  readonly group: Group;
  readonly key: string;
  readonly head: string;
  readonly found: Found;
  /** It stands in the document: a group of refused lots does not. */
  isWritten: boolean;
}

/**
 * Writes the file of a channel, part by part; a lot that breaks a rule of it is left out.
 * @param lots those of a group follow each other
 * @param report is filled on the way
 * @param hash is given what the file says of its lots, and nothing of the moment
 */
export async function* writeDocument(
  channel: Channel,
  lots: AsyncIterable<FeedLot>,
  { context, report, hash }: { context: FeedContext; report: FeedReport; hash?: Hash },
): AsyncGenerator<string> {
  const open: OpenGroup[] = [];
  const said = (part: string) => {
    hash?.update(part);
    return part;
  };
  yield channel.open(context);
  for await (const lot of lots) {
    if ((report.lots + report.refused) % TURN === TURN - 1) await nextTurn();
    const same = channel.groups.findIndex((group, at) => open[at]?.key !== group.key(lot));
    if (same >= 0) {
      yield said(closing(open.splice(same)));
      for (const group of channel.groups.slice(same)) open.push(openGroup(group, lot, context));
    }
    const written = channel.write(lot, context);
    const found = collect(written);
    for (const one of open) for (const [path, texts] of one.found) found.set(path, texts);
    const reasons = new Set([...breaches(channel.rules, found), ...channel.between(found)]);
    if (reasons.size > 0) {
      refuse(report, lot, reasons);
      continue;
    }
    report.lots += 1;
    yield said(`${opening(open)}${toXml(written)}\n`);
  }
  yield said(closing(open) + channel.close);
  report.reasons.sort((a, b) => b.count - a.count);
}

function openGroup(group: Group, lot: FeedLot, context: FeedContext): OpenGroup {
  const head = parent(group.name, group.head(lot, context));
  const inner = typeof head.inner === 'string' ? [] : head.inner;
  return {
    ...{ group, key: group.key(lot), isWritten: false },
    head: inner.map(toXml).join(''),
    found: collect(head, `${group.name}/`),
  };
}

function opening(open: readonly OpenGroup[]): string {
  const fresh = open.filter(({ isWritten }) => !isWritten);
  for (const one of fresh) one.isWritten = true;
  return fresh.map(({ group, head }) => `<${group.name}>${head}<${group.list}>\n`).join('');
}

function closing(open: readonly OpenGroup[]): string {
  const written = open.filter(({ isWritten }) => isWritten);
  return written
    .reverse()
    .map(({ group }) => `</${group.list}></${group.name}>\n`)
    .join('');
}

function refuse(report: FeedReport, lot: FeedLot, reasons: ReadonlySet<string>): void {
  report.refused += 1;
  for (const reason of reasons) {
    let known = report.reasons.find((one) => one.reason === reason);
    if (!known) report.reasons.push((known = { reason, count: 0, lots: [] }));
    known.count += 1;
    if (known.lots.length < NAMED) known.lots.push({ id: lot.id, url: new URL(lot.url).pathname });
  }
}

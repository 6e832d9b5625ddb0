import ical, { ICalAlarmType } from 'ical-generator';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import { moscowInstant } from '@m30/ui-kit/format';
import { lotUrl } from '../lot/to-lot-card.ts';
import { flatName, flatPlace } from './flat-name.ts';

/** A visit to the sales office about a flat. */
export interface Visit {
  lot: PlacedLot;
  /** ISO day and HH:mm, Europe/Moscow. */
  day: string;
  time: string;
}

/** What a calendar says besides the visit. */
export interface VisitContext {
  company: string;
  origin: string;
  office: { title: string; address: string; phone: string; coordinate: readonly [number, number] };
  now: Date;
}

/** Minutes that a visit takes, and the reminder before it. */
const LENGTH = 60;
const REMINDER = 120;

/**
 * A calendar with one visit (RFC 5545). Its moments are in UTC, so that it carries no rules of a time
 * zone; the same visit has the same UID and replaces itself.
 */
export function visitCalendar({ lot, day, time }: Visit, context: VisitContext): string {
  const { company, origin, office, now } = context;
  const start = moscowInstant(day, time);
  const url = origin + lotUrl(lot);
  const calendar = ical({
    prodId: { company, product: 'Показ квартиры', language: 'RU' },
  });
  const event = calendar.createEvent({
    id: `${lot.id}-${day}-${time.replace(':', '')}@${new URL(origin).hostname}`,
    stamp: now,
    start,
    end: new Date(start.getTime() + LENGTH * 60_000),
    summary: `Показ: ${flatName(lot).toLowerCase()}, «${lot.complex.name}», №\u00a0${lot.number}`,
    description: `${flatPlace(lot)}. Начало в ${time} по Москве. Телефон офиса: ${office.phone}. ${url}`,
    location: {
      title: office.title,
      address: office.address,
      geo: { lat: office.coordinate[0], lon: office.coordinate[1] },
    },
    url,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: REMINDER * 60,
    description: 'Показ квартиры',
  });
  return calendar.toString();
}

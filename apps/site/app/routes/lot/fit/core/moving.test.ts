import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from './act.ts';
import { findFaults } from './find-faults.ts';
import { findSpot } from './find-spot.ts';
import { box, flat, plan, put } from './fit.fixture.ts';
import { rectOf } from './item.ts';
import { OWN, PRESETS } from './presets.ts';
import { sharedPart } from './rect.ts';
import { snapped, stepped } from './snap.ts';
import { placeWords } from './words.ts';

describe('a place is found', () => {
  it.each(PRESETS.map(({ kind }) => kind))('for %s, with nothing wrong', (kind) => {
    const sent = new URLSearchParams({ do: `add.${kind}` });
    const acted = act(flat, [], sent);
    if (!acted || 'error' in acted) throw new Error('nothing was put');
    const grave = findFaults(flat, acted.items).filter((finding) => finding.kind !== 'narrow');
    expect(grave).toEqual([]);
  });

  it('in the room that is asked for, else in one that suits', () => {
    const stool = { kind: 'stul', name: '', width: 45, depth: 50 };
    expect(placeWords(flat, [findSpot(flat, [], stool)], 0)).toMatch(/^кухня-гостиная/);
    expect(placeWords(flat, [findSpot(flat, [], stool, 1)], 0)).toMatch(/^спальня/);
  });

  it('also where there is none', () => {
    const huge = { kind: OWN, name: 'Рояль', width: 400, depth: 400 };
    expect(findSpot(plan, [], huge, 1)).toMatchObject({ turn: 0 });
  });
});

describe('moving', () => {
  const bed = put('krovat.160x200.70.72');
  it('is drawn to the walls', () => {
    expect(snapped(plan, [bed], 0, bed)).toMatchObject({ left: 60, top: 60 });
    expect(snapped(plan, [bed], 0, { ...bed, left: 100 })).toMatchObject({ left: 100 });
  });
  it('is drawn to a neighbour', () => {
    const list = [{ ...bed, left: 60, top: 60 }, put('tumba.45x40.226.64')];
    expect(list[1] && snapped(plan, list, 1, list[1])).toMatchObject({ left: 220, top: 60 });
  });
  it('by keys stops at a wall, and goes on from it', () => {
    const near = { ...bed, left: 63 };
    const first = stepped(plan, [near], 0, { x: -5, y: 0 });
    expect(first.left).toBe(60);
    expect(stepped(plan, [first], 0, { x: -5, y: 0 }).left).toBe(55);
  });
  it('never leaves the plan', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (left, top) => {
        const { left: x, top: y } = snapped(plan, [bed], 0, { ...bed, left, top });
        expect(sharedPart(rectOf({ ...bed, left: x, top: y }), box(0, 0, 420, 720))).not.toBeNull();
      }),
    );
  });
});

describe('the form', () => {
  const known = [put('krovat.160x200.60.60'), put('stul.45x50.300.60')];
  const acted = (fields: Record<string, string>) => act(plan, known, new URLSearchParams(fields));

  it('asks for nothing without a verb', () => expect(acted({})).toBeNull());
  it('turns, removes and edits', () => {
    expect(acted({ do: 'turn.1' })).toMatchObject({ items: [{}, { turn: 90 }], chosen: 1 });
    expect(acted({ do: 'remove.0' })).toMatchObject({ items: [{ kind: 'stul' }] });
    expect(acted({ do: 'apply', 'left.1': '20', 'width.1': '50', 'room.1': '1' })).toMatchObject({
      items: [{}, { left: 80, top: 474, width: 50 }],
    });
  });
  it.each([
    [{ do: 'add.svoe', width: '5', depth: '60' }],
    [{ do: 'apply', 'width.0': '1000' }],
    [{ do: 'add.grob' }],
  ])('%j is refused in words', (fields) => expect(acted(fields)).toHaveProperty('error'));
  it('takes a thing of one’s own', () => {
    expect(
      acted({ do: 'add.svoe', name: 'Пианино', width: '150', depth: '60', room: '0' }),
    ).toMatchObject({ items: [{}, {}, { name: 'Пианино', width: 150 }], chosen: 2 });
  });
});
